/** The contact form of the landing page. Not wired to the server yet: it shows its fields. */
import { Button } from '../../ui/button.js';
import { Field } from '../../ui/field.js';
import { Input, TextArea } from '../../ui/input.js';

export function ContactForm() {
  return (
    <form className="flex flex-col gap-5" aria-label="Contact" onSubmit={(event) => event.preventDefault()}>
      <Field label="Name">{(ids) => <Input {...ids} name="name" autoComplete="name" />}</Field>
      <Field label="Email">{(ids) => <Input {...ids} name="email" type="email" autoComplete="email" />}</Field>
      <Field label="Message">{(ids) => <TextArea {...ids} name="message" rows={5} />}</Field>
      <Button type="submit" look="primary">
        Send Message
      </Button>
    </form>
  );
}
