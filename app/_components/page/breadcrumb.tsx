// The way to a page: links to the pages above it, and then its own name, where the heading does not say it already.
type Props = { readonly above: readonly (readonly [name: string, href: string])[]; readonly here?: string };

export const Breadcrumb = ({ above, here }: Props) => (
  <nav aria-label="Breadcrumb">
    <ol className="crumbs">
      {above.map(([name, href]) => (
        <li key={href}>
          <a href={href}>{name}</a>
        </li>
      ))}
      {here && <li aria-current="page">{here}</li>}
    </ol>
  </nav>
);
