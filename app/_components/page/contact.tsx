/** The owner's address as a link. */
export const Contact = ({ contact }: { readonly contact: string }) => (
  <a href={contact.includes("@") ? `mailto:${contact}` : contact}>{contact}</a>
);
