/** Every operation of the API's own description. */
import { paths } from '../../entities/paths.js';
import { OperationEntry } from './operation-entry.js';
import { groups } from './reference.js';

export function Endpoints() {
  return (
    <section
      id="reference"
      aria-labelledby="reference-title"
      className="mx-auto max-w-7xl px-5 py-14 sm:px-10 sm:py-20"
    >
      <h2 id="reference-title" className="text-2xl">
        Every endpoint
      </h2>
      <p className="mt-3 max-w-[40rem] text-ink-soft">
        Made of the same description that the server answers at{' '}
        <a href={paths.openApi} className="link">
          /api/openapi.json
        </a>
        , which is made of the schemas that parse your requests.
      </p>
      {groups.map(({ id, name, description, operations }) => (
        <section key={id} aria-labelledby={`group-${id}`} className="mt-12">
          <h3 id={`group-${id}`} className="text-lg">
            {name}
          </h3>
          <p className="mt-1 text-sm text-ink-soft">{description}</p>
          <ul className="mt-4 border-t border-line-strong">
            {operations.map((operation) => (
              <OperationEntry key={operation.id} operation={operation} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
