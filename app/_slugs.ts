import { catalogue } from "#lib/service/catalogue";

/** For what is made of each calculator at build. */
export async function generateStaticParams() {
  return (await catalogue().all()).map(({ calculator }) => ({ slug: calculator.slug }));
}
