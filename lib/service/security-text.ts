// Whom to tell about a weakness of this site (RFC 9116). Without a contact of the owner's there is no such file.

type Site = { readonly url: string; readonly contact?: string | undefined; readonly builtAt: string };

const DAY = 86_400_000;
/** The standard advises less than a year; a site that is not built again for so long may have lost its owner. */
const VALID_FOR = 364 * DAY;

export function securityText({ url, contact, builtAt }: Site): string | undefined {
  const address = contactAddress(contact);
  if (!address) return undefined;
  const expires = new Date(Date.parse(builtAt) + VALID_FOR).toISOString();
  return [
    `Contact: ${address}`,
    `Expires: ${expires}`,
    "Preferred-Languages: en",
    `Policy: ${url}/about#security`,
    `Canonical: ${url}/.well-known/security.txt`,
    "",
  ].join("\n");
}

/** The standard takes https alone of the web. */
function contactAddress(contact: string | undefined): string | undefined {
  if (!contact) return undefined;
  if (/^https:/i.test(contact)) return new URL(contact).href;
  return /^http:/i.test(contact) ? undefined : `mailto:${encodeURI(contact)}`;
}
