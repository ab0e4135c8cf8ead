// From how much alcohol in the blood on driving is an offense, in percent: grams in 100 mL of blood. For drivers who are
// neither new, young nor professional.
import { dated, type Fact, NO_END } from "../dated.ts";

const READ = "2026-11-27";
const SAFETY_COUNCIL = {
  title: "European Transport Safety Council, maximum drink driving limits across Europe, as quoted by RTL Today",
  url: "https://today.rtl.lu/news/luxembourg/new-eu-report-recommends-zero-tolerance-drink-driving-limit-to-curb-alcohol-linked-road-deaths-1443514",
};
const COUNT = {
  title: "France, Cour des comptes, report on policies against harmful drinking (2016), table of limits in Europe",
  url: "https://affairesjuridiques.aphp.fr/textes/rapport-de-la-cour-des-comptes-relatif-aux-politiques-de-lutte-contre-les-consommations-nocives-dalcool/telecharger/615953",
};

/** Such laws seldom change. They are to be read again by the end of 2027. */
const limit = (place: string, value: string, from: string, source: { title: string; url: string }): Fact<string> =>
  dated({
    what: `Blood alcohol limit for drivers, ${place}`,
    source: { ...source, read: READ },
    values: [{ from, to: NO_END, value }],
    review: "2027-12-31",
  });

export const DRIVING_LIMITS = {
  us: limit("United States", "0.08", "2005-11-01", {
    title: "US Department of Transportation, 23 CFR part 1225, Operation of Motor Vehicles by Intoxicated Persons",
    url: "https://webarchive.library.unt.edu/eot2008/20090509064513/http://edocket.access.gpo.gov/2003/03-2790.htm",
  }),
  canada: limit("Canada", "0.08", "2018-12-18", {
    title: "Criminal Code of Canada, section 320.14(1)(b), as quoted by Toronto DUI Lawyers",
    url: "https://torontoduilawyers.ca/80-plus-excess-bac/",
  }),
  england: limit("England, Wales and Northern Ireland", "0.08", "2014-12-05", {
    title: "GOV.UK, The drink-drive limit, as quoted by Stonegate",
    url: "https://www.stonegatepubs.com/drink-sensibly/the-drink-drive-limit/",
  }),
  scotland: limit("Scotland", "0.05", "2014-12-05", {
    title: "The Road Traffic Act 1988 (Prescribed Limit) (Scotland) Regulations 2014, regulation 2",
    url: "https://legislation.gov.uk/ssi/2014/328/made/data.html",
  }),
  ireland: limit("Ireland", "0.05", "2020-01-01", SAFETY_COUNCIL),
  australia: limit("Australia", "0.05", "2020-01-01", {
    title: "Adams & Partners Lawyers, Prescribed Concentration of Alcohol (New South Wales)",
    url: "https://www.adamslawyers.com.au/prescribed-concentration-of-alcohol-and-drink-driving/",
  }),
  new_zealand: limit("New Zealand", "0.05", "2014-12-01", {
    title: "New Zealand, Health Promotion Agency, Drinking and driving",
    url: "https://alcoholresources-prod.cloud.hpa.org.nz/alcohol-management-laws/nz-alcohol-laws/drinking-and-driving",
  }),
  germany: limit("Germany", "0.05", "2020-01-01", SAFETY_COUNCIL),
  france: limit("France", "0.05", "2020-01-01", SAFETY_COUNCIL),
  italy: limit("Italy", "0.05", "2020-01-01", SAFETY_COUNCIL),
  spain: limit("Spain", "0.05", "2016-06-01", COUNT),
  netherlands: limit("Netherlands", "0.05", "2016-06-01", COUNT),
  japan: limit("Japan", "0.03", "2002-06-01", {
    title: "Osaka Prefectural Police, Traffic Control and Traffic Violation",
    url: "https://www.police.pref.osaka.jp/17language/english/01sogo/kotsu/02/torishimari04_1.html",
  }),
  india: limit("India", "0.03", "1994-11-14", {
    title: "Government of Assam, Commissionerate of Transport, on section 185 of the Motor Vehicles Act, 1988",
    url: "https://comtransport.assam.gov.in/node/92401",
  }),
} as const;

export type DrivingPlace = keyof typeof DRIVING_LIMITS;
