/** A mail as nodemailer wants it, and which addresses are taken. Nothing in a mail makes it open files or addresses. */
import type { SendMailOptions } from 'nodemailer';
import { MailRefused, type Mail } from '#ports/mailer.js';

export function messageOf(mail: Mail, from: string): SendMailOptions {
  const { id, to, replyTo, subject, text, html } = mail;
  for (const { address } of replyTo ? [to, replyTo] : [to]) {
    if (!/^[^\s@,;<>"]+@[^\s@,;<>"]+$/.test(address)) throw new MailRefused('this is no address');
  }
  return {
    from,
    to: { name: oneLine(to.name ?? ''), address: to.address },
    ...(replyTo && { replyTo: { name: oneLine(replyTo.name ?? ''), address: replyTo.address } }),
    subject: oneLine(subject),
    text,
    html,
    messageId: `<${id}@${domainOf(from)}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

function domainOf(from: string): string {
  return /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
}
