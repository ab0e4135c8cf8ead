/** A page that the owner wrote, made from Markdown by lib/build/owner.mjs. The policy of every page keeps scripts in it from running. */
export const OwnWords = ({ html }: { readonly html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the owner's own file, read when the site is built
  <div className="prose own" dangerouslySetInnerHTML={{ __html: html }} />
);
