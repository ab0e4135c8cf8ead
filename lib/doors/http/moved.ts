// Addresses of calculators that had another name: they lead to the name of today for good.
type FormerNames = Readonly<Record<string, { readonly granted: Readonly<Record<string, string>> }>>;

/** In the shape of Next's redirects. A page opens with what its former name takes for granted; a link's own inputs come on top. */
export const moved = (formerNames: Readonly<Record<string, FormerNames>>) =>
  Object.entries(formerNames).flatMap(([slug, names]) =>
    Object.entries(names).flatMap(([name, { granted }]) =>
      [
        [`/calculators/${name}`, `/calculators/${slug}?${new URLSearchParams(granted)}`],
        [`/calculators/${name}.md`, `/calculators/${slug}.md`],
        [`/calculators/${name}/:rest+`, `/calculators/${slug}/:rest+`],
        [`/embed/${name}`, `/embed/${slug}`],
      ].map(([source = "", destination = ""]) => ({ source, destination, permanent: true })),
    ),
  );
