import type { Vectors } from "#engine";
import type unixTime from "./unix-time.ts";

export default [
  {
    title: "GNU tar manual, section 7.9, Seconds since the Epoch",
    url: "https://www.gnu.org/software/tar/manual/html_node/Seconds-since-the-Epoch.html",
    read: "2026-11-27",
    rows: [
      ["@1483228799", { timestamp: "1483228799" }, { utc: "2016-12-31T23:59:59Z" }],
      ["@1483228800, after a leap second", { timestamp: "1483228800" }, { utc: "2017-01-01T00:00:00Z" }],
      ["@-1", { timestamp: "-1" }, { utc: "1969-12-31T23:59:59Z" }, { edge: "The second before the count begins" }],
      ["the last second of 32 bits", { timestamp: "2147483647" }, { utc: "2038-01-19T03:14:07Z" }, { edge: "The last second that 32 bits hold" }],
      ["the first second of 32 bits", { find: "timestamp", date: "1901-12-13", time: "20:45:52" }, { seconds: "-2147483648" }],
    ],
  },
  {
    title: "RFC 8949, Concise Binary Object Representation (CBOR)",
    url: "https://www.rfc-editor.org/rfc/rfc8949#appendix-A",
    read: "2026-11-27",
    place: "appendix A, examples of tags 0 and 1, which have the same moment",
    rows: [
      ["1(1363896240)", { timestamp: "1363896240" }, { utc: "2013-03-21T20:04:00Z" }],
      ["1(1363896240.5)", { timestamp: "1363896240.5" }, { utc: "2013-03-21T20:04:00.5Z" }],
    ],
  },
  {
    title: "Exasol, Documentation, POSIX_TIME",
    url: "https://docs.exasol.com/sql_references/functions/alphabeticallistfunctions/posix_time.htm",
    read: "2026-11-27",
    rows: [["example PT2", { find: "timestamp", date: "2009-02-13", time: "23:31:30" }, { seconds: "1234567890" }]],
  },
  {
    title: "Keyboard Maestro, UnixTime",
    url: "https://wiki.keyboardmaestro.com/unixtime",
    read: "2026-11-27",
    by: "software",
    rows: [["example", { timestamp: "1451492206" }, { utc: "2015-12-30T16:16:46Z", weekday: "Wednesday" }]],
  },
  {
    by: "hand",
    rows: [
      [
        "86400 × 20784 days + 9 × 3600 + 5 × 3600 = 1795737600 + 50400 = 1795788000, where New York is 5 hours behind",
        { find: "timestamp", date: "2026-11-27", time: "9:00 am", zone: "New York" },
        { seconds: "1795788000", local: "2026-11-27T09:00:00-05:00" },
      ],
    ],
  },
] satisfies Vectors<typeof unixTime>;
