import type { Vectors } from "#engine";
import type statistics from "./statistics.ts";

export default [
  {
    title: "NIST, Statistical Reference Datasets, Univariate Summary Statistics",
    url: "https://www.itl.nist.gov/div898/strd/univ/lottery.html",
    read: "2026-11-20",
    rows: [
      [
        "Lottery, certified values",
        {
          values:
            "162, 671, 933, 414, 788, 730, 817, 33, 536, 875, 670, 236, 473, 167, 877, 980, 316, 950, 456, 92, 517, 557, 956, 954, 104, 178, 794, 278, 147, 773, 437, 435, 502, 610, 582, 780, 689, 562, 964, 791, 28, 97, 848, 281, 858, 538, 660, 972, 671, 613, 867, 448, 738, 966, 139, 636, 847, 659, 754, 243, 122, 455, 195, 968, 793, 59, 730, 361, 574, 522, 97, 762, 431, 158, 429, 414, 22, 629, 788, 999, 187, 215, 810, 782, 47, 34, 108, 986, 25, 644, 829, 630, 315, 567, 919, 331, 207, 412, 242, 607, 668, 944, 749, 168, 864, 442, 533, 805, 372, 63, 458, 777, 416, 340, 436, 140, 919, 350, 510, 572, 905, 900, 85, 389, 473, 758, 444, 169, 625, 692, 140, 897, 672, 288, 312, 860, 724, 226, 884, 508, 976, 741, 476, 417, 831, 15, 318, 432, 241, 114, 799, 955, 833, 358, 935, 146, 630, 830, 440, 642, 356, 373, 271, 715, 367, 393, 190, 669, 8, 861, 108, 795, 269, 590, 326, 866, 64, 523, 862, 840, 219, 382, 998, 4, 628, 305, 747, 247, 34, 747, 729, 645, 856, 974, 24, 568, 24, 694, 608, 480, 410, 729, 947, 293, 53, 930, 223, 203, 677, 227, 62, 455, 387, 318, 562, 242, 428, 968",
        },
        { mean: "518.958715596330", sample_deviation: "291.699727470969" },
      ],
    ],
  },
  {
    title: "NIST, Statistical Reference Datasets, Univariate Summary Statistics",
    url: "https://www.itl.nist.gov/div898/strd/univ/lew.html",
    read: "2026-11-20",
    rows: [
      [
        "Lew, certified values",
        {
          values:
            "-213, -564, -35, -15, 141, 115, -420, -360, 203, -338, -431, 194, -220, -513, 154, -125, -559, 92, -21, -579, -52, 99, -543, -175, 162, -457, -346, 204, -300, -474, 164, -107, -572, -8, 83, -541, -224, 180, -420, -374, 201, -236, -531, 83, 27, -564, -112, 131, -507, -254, 199, -311, -495, 143, -46, -579, -90, 136, -472, -338, 202, -287, -477, 169, -124, -568, 17, 48, -568, -135, 162, -430, -422, 172, -74, -577, -13, 92, -534, -243, 194, -355, -465, 156, -81, -578, -64, 139, -449, -384, 193, -198, -538, 110, -44, -577, -6, 66, -552, -164, 161, -460, -344, 205, -281, -504, 134, -28, -576, -118, 156, -437, -381, 200, -220, -540, 83, 11, -568, -160, 172, -414, -408, 188, -125, -572, -32, 139, -492, -321, 205, -262, -504, 142, -83, -574, 0, 48, -571, -106, 137, -501, -266, 190, -391, -406, 194, -186, -553, 83, -13, -577, -49, 103, -515, -280, 201, 300, -506, 131, -45, -578, -80, 138, -462, -361, 201, -211, -554, 32, 74, -533, -235, 187, -372, -442, 182, -147, -566, 25, 68, -535, -244, 194, -351, -463, 174, -125, -570, 15, 72, -550, -190, 172, -424, -385, 198, -218, -536, 96",
        },
        { mean: "-177.435000000000", sample_deviation: "277.332168044316" },
      ],
    ],
  },
  {
    title: "NIST, Statistical Reference Datasets, Univariate Summary Statistics",
    url: "https://www.itl.nist.gov/div898/strd/univ/mavro.html",
    read: "2026-11-20",
    rows: [
      [
        "Mavro, certified values",
        {
          values:
            "2.00180, 2.00170, 2.00180, 2.00190, 2.00180, 2.00170, 2.00150, 2.00140, 2.00150, 2.00150, 2.00170, 2.00180, 2.00180, 2.00190, 2.00190, 2.00210, 2.00200, 2.00160, 2.00140, 2.00130, 2.00130, 2.00150, 2.00150, 2.00160, 2.00150, 2.00140, 2.00130, 2.00140, 2.00150, 2.00140, 2.00150, 2.00160, 2.00150, 2.00160, 2.00190, 2.00200, 2.00200, 2.00210, 2.00220, 2.00230, 2.00240, 2.00250, 2.00270, 2.00260, 2.00260, 2.00260, 2.00270, 2.00260, 2.00250, 2.00240",
        },
        { mean: "2.00185600000000", sample_deviation: "0.000429123454003053" },
      ],
    ],
  },
  {
    title: "NIST, Statistical Reference Datasets, Univariate Summary Statistics",
    url: "https://www.itl.nist.gov/div898/strd/univ/michelso.html",
    read: "2026-11-20",
    rows: [
      [
        "Michelso, certified values",
        {
          values:
            "299.85, 299.74, 299.90, 300.07, 299.93, 299.85, 299.95, 299.98, 299.98, 299.88, 300.00, 299.98, 299.93, 299.65, 299.76, 299.81, 300.00, 300.00, 299.96, 299.96, 299.96, 299.94, 299.96, 299.94, 299.88, 299.80, 299.85, 299.88, 299.90, 299.84, 299.83, 299.79, 299.81, 299.88, 299.88, 299.83, 299.80, 299.79, 299.76, 299.80, 299.88, 299.88, 299.88, 299.86, 299.72, 299.72, 299.62, 299.86, 299.97, 299.95, 299.88, 299.91, 299.85, 299.87, 299.84, 299.84, 299.85, 299.84, 299.84, 299.84, 299.89, 299.81, 299.81, 299.82, 299.80, 299.77, 299.76, 299.74, 299.75, 299.76, 299.91, 299.92, 299.89, 299.86, 299.88, 299.72, 299.84, 299.85, 299.85, 299.78, 299.89, 299.84, 299.78, 299.81, 299.76, 299.81, 299.79, 299.81, 299.82, 299.85, 299.87, 299.87, 299.81, 299.74, 299.81, 299.94, 299.95, 299.80, 299.81, 299.87",
        },
        { mean: "299.852400000000", sample_deviation: "0.0790105478190518" },
      ],
    ],
  },
  {
    title: "NIST, Statistical Reference Datasets, Univariate Summary Statistics",
    url: "https://www.itl.nist.gov/div898/strd/univ/numacc1.html",
    read: "2026-11-20",
    rows: [
      [
        "NumAcc1, certified values",
        { values: "10000001, 10000003, 10000002" },
        { mean: "10000002", sample_deviation: "1" },
        { edge: "Large numbers that differ in the last digit" },
      ],
    ],
  },
  {
    title: "Python documentation, statistics: Mathematical statistics functions",
    url: "https://docs.python.org/3/library/statistics.html",
    read: "2026-11-22",
    by: "software",
    rows: [
      ["mean", { values: "1, 2, 3, 4, 4" }, { mean: "2.8" }],
      ["mean", { values: "-1.0, 2.5, 3.25, 5.75" }, { mean: "2.625" }],
      ["median", { values: "1, 3, 5, 7" }, { median: "4.0" }],
      ["mode", { values: "1, 1, 2, 3, 3, 3, 3, 4" }, { modes: "3" }],
      ["harmonic_mean", { values: "40, 60" }, { harmonic_mean: "48.0" }],
      ["geometric_mean", { values: "54, 24, 36" }, { geometric_mean: "36.0" }],
      [
        "pstdev and stdev",
        { values: "1.5, 2.5, 2.5, 2.75, 3.25, 4.75" },
        { population_deviation: "0.986893273527251", sample_deviation: "1.0810874155219827" },
      ],
      ["pvariance", { values: "0.0, 0.25, 0.25, 1.25, 1.5, 1.75, 2.75, 3.25" }, { population_variance: "1.25" }],
      ["pvariance, in decimals", { values: "27.5, 30.25, 30.25, 34.5, 41.75" }, { population_variance: "24.815" }],
    ],
  },
  {
    title: "OpenStax, Introductory Statistics 2e",
    url: "https://openstax.org/books/introductory-statistics-2e/pages/2-3-measures-of-the-location-of-the-data",
    read: "2026-11-22",
    place: "section 2.3, Measures of the Location of the Data",
    always: { quartile_method: "halves" },
    rows: [
      [
        "example 1 of the section",
        { values: "389950, 230500, 158000, 479000, 639000, 114950, 5500000, 387000, 659000, 529000, 575000, 488800, 1095000" },
        {
          median: "488,800",
          lower_quartile: "308,750",
          upper_quartile: "649,000",
          interquartile_range: "340,250",
          lower_fence: "-201,625",
          upper_fence: "1,159,375",
          outliers: "5,500,000",
        },
      ],
      [
        "example 2 of the section",
        { values: "99, 56, 78, 55.5, 32, 90, 80, 81, 56, 59, 45, 77, 84.5, 84, 70, 72, 68, 32, 79, 90" },
        {
          minimum: "32",
          lower_quartile: "56",
          median: "74.5",
          upper_quartile: "82.5",
          maximum: "99",
          interquartile_range: "26.5",
          lower_fence: "16.25",
          upper_fence: "122.25",
          outliers: "none",
        },
      ],
    ],
  },
  {
    title: "OpenStax, Introductory Statistics 2e",
    url: "https://openstax.org/books/introductory-statistics-2e/pages/2-5-measures-of-the-center-of-the-data",
    read: "2026-11-22",
    place: "section 2.5, Measures of the Center of the Data",
    rows: [
      ["example 3 of the section", { values: "50, 53, 59, 59, 63, 63, 72, 72, 72, 72, 72, 76, 78, 81, 83, 84, 84, 84, 90, 93" }, { modes: "72" }],
      ["example 4 of the section", { values: "430, 430, 480, 480, 495" }, { modes: "430, 480" }, { edge: "Two modes" }],
    ],
  },
  {
    title: "OpenStax, Introductory Statistics 2e",
    url: "https://openstax.org/books/introductory-statistics-2e/pages/2-7-measures-of-the-spread-of-the-data",
    read: "2026-11-22",
    place: "section 2.7, Measures of the Spread of the Data",
    rows: [
      [
        "example 1 of the section",
        { values: "9, 9.5, 9.5, 10, 10, 10, 10, 10.5, 10.5, 10.5, 10.5, 11, 11, 11, 11, 11, 11, 11.5, 11.5, 11.5" },
        { mean: "10.53", sample_deviation: "0.72" },
        { edge: "Ages of 20 pupils, whose mean of 10.525 is a tie" },
      ],
      [
        "example 2 of the section",
        {
          values: "33, 42, 49, 49, 53, 55, 55, 61, 63, 67, 68, 68, 69, 69, 72, 73, 74, 78, 80, 83, 88, 88, 88, 90, 92, 94, 94, 94, 94, 96, 100",
          quartile_method: "halves",
        },
        { mean: "73.5", sample_deviation: "17.9", median: "73", lower_quartile: "61", upper_quartile: "90" },
      ],
    ],
  },
  {
    title: "OpenStax, Contemporary Mathematics",
    url: "https://openstax.org/books/contemporary-mathematics/pages/8-3-mean-median-and-mode",
    read: "2026-11-22",
    rows: [["section 8.3, Mean, Median and Mode, example 6 of the section", { values: "12, 15, 17, 18, 18, 19" }, { mean: "16.5" }]],
  },
  {
    title: "OpenStax, Contemporary Mathematics",
    url: "https://openstax.org/books/contemporary-mathematics/pages/8-4-range-and-standard-deviation",
    read: "2026-11-22",
    rows: [
      [
        "section 8.4, Range and Standard Deviation, example 3 of the section",
        { values: "5, 20, 8, 10, 35, 12" },
        { mean: "15", sum_of_squares: "608", sample_variance: "121.6", sample_deviation: "11.027" },
      ],
    ],
  },
  {
    title: "Microsoft Support, Excel functions",
    url: "https://support.microsoft.com/en-us/Excel/quartile-inc-function",
    read: "2026-11-20",
    by: "software",
    rows: [["QUARTILE.INC, example", { values: "1, 2, 4, 7, 8, 9, 10, 12" }, { lower_quartile: "3.5" }]],
  },
  {
    title: "Microsoft Support, Excel functions",
    url: "https://support.microsoft.com/en-us/office/quartile-exc-function-5a355b7a-840b-4a01-b0f1-f538c2864cad",
    read: "2026-11-20",
    by: "software",
    rows: [
      [
        "QUARTILE.EXC, example",
        { values: "6, 7, 15, 36, 39, 40, 41, 42, 43, 47, 49", quartile_method: "exclusive" },
        { lower_quartile: "15", upper_quartile: "43" },
      ],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "The lower half with the middle value is 1, 2, 3, 4, and (2 + 3) ÷ 2 = 2.5; the upper is 4, 5, 6, 7, and (5 + 6) ÷ 2 = 5.5",
        { values: "1, 2, 3, 4, 5, 6, 7", quartile_method: "hinges" },
        { lower_quartile: "2.5", upper_quartile: "5.5" },
        { given: "Tukey's hinges of 1 to 7" },
      ],
      [
        "The mean is 1,000,000,010; 6² + 3² + 3² + 6² = 90; 90 ÷ 3 = 30 and 90 ÷ 4 = 22.5",
        { values: "1000000004, 1000000007, 1000000013, 1000000016" },
        { mean: "1000000010", sample_variance: "30", population_variance: "22.5" },
        { edge: "A variance of 30 on top of a thousand million, where doubles can give -170.67" },
      ],
      [
        "7 ÷ 1 = 7; (7 - 7)² ÷ 1 = 0; 7 - 7 = 0; nothing occurs twice",
        { values: "7" },
        { mean: "7", median: "7", population_deviation: "0", range: "0", modes: "none" },
        { edge: "One value has a mean and no sample deviation" },
      ],
      [
        "1 + 0.3 × (4 - 1) = 1.9, so the value at position 1.9: 1 + 0.9 × (2 - 1) = 1.9",
        { values: "1, 2, 3, 4", percentile: 30 },
        { percentile_value: "1.9" },
        { given: "The 30th percentile of 1 to 4, inclusive" },
      ],
      [
        "0.3 × (4 + 1) = 1.5, so the value at position 1.5: 1 + 0.5 × (2 - 1) = 1.5",
        { values: "1, 2, 3, 4", percentile: 30, quartile_method: "exclusive" },
        { percentile_value: "1.5" },
        { given: "The 30th percentile of 1 to 4, exclusive" },
      ],
      [
        "With one degree of freedom t is tan(0.95 × 90°) = tan 85.5° = 12.7062047361747; 1 + t",
        { values: "0, 2" },
        { standard_error: "1", margin_of_error: "12.7062047361747", confidence_to: "13.7062047361747" },
        { edge: "0 and 2: mean 1, standard error 1, so the margin is t itself, which is the tangent of 0.475π" },
      ],
      ["s = 0, and 7 - t × 0 = 7", { values: "7, 7, 7" }, { margin_of_error: "0", confidence_from: "7" }, { edge: "Equal values leave no doubt" }],
    ],
  },
  {
    title: "Microsoft Excel 97 help, SKEW",
    url: "https://library.thedatadungeon.com/msdn-2000-04/office97/html/SEC3D.content.htm",
    read: "2026-11-22",
    by: "software",
    rows: [["Example", { values: "3, 4, 5, 2, 3, 4, 5, 6, 4, 7" }, { skewness: "0.359543" }]],
  },
  {
    title: "Microsoft Support, KURT function",
    url: "https://support.office.com/en-us/article/bc3a265c-5da4-4dcb-b7fd-c237789095ab",
    read: "2026-11-22",
    by: "software",
    rows: [["Example", { values: "3, 4, 5, 2, 3, 4, 5, 6, 4, 7" }, { kurtosis: "-0.151799637" }]],
  },
  {
    title: "NIST Technical Note 1297, appendix B, table B.1",
    url: "https://www.nist.gov/physical-measurement-laboratory/nist-tn-1297-guidelines-appendix-b-table-b1",
    read: "2026-11-22",
    rows: [
      ["1 degrees of freedom, 68.27 percent", { values: "1, 2", confidence: 68.27 }, { critical_t: "1.84" }],
      ["1 degrees of freedom, 90 percent", { values: "1, 2", confidence: 90 }, { critical_t: "6.31" }],
      ["1 degrees of freedom, 95 percent", { values: "1, 2", confidence: 95 }, { critical_t: "12.71" }],
      ["1 degrees of freedom, 99 percent", { values: "1, 2", confidence: 99 }, { critical_t: "63.66" }],
      ["2 degrees of freedom, 90 percent", { values: "1, 2, 3", confidence: 90 }, { critical_t: "2.92" }],
      ["2 degrees of freedom, 95 percent", { values: "1, 2, 3", confidence: 95 }, { critical_t: "4.30" }],
      ["2 degrees of freedom, 99 percent", { values: "1, 2, 3", confidence: 99 }, { critical_t: "9.92" }],
      ["5 degrees of freedom, 90 percent", { values: "1, 2, 3, 4, 5, 6", confidence: 90 }, { critical_t: "2.02" }],
      ["5 degrees of freedom, 95 percent", { values: "1, 2, 3, 4, 5, 6", confidence: 95 }, { critical_t: "2.57" }],
      ["5 degrees of freedom, 99 percent", { values: "1, 2, 3, 4, 5, 6", confidence: 99 }, { critical_t: "4.03" }],
      ["10 degrees of freedom, 90 percent", { values: "1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11", confidence: 90 }, { critical_t: "1.81" }],
      ["10 degrees of freedom, 95 percent", { values: "1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11", confidence: 95 }, { critical_t: "2.23" }],
      ["10 degrees of freedom, 99 percent", { values: "1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11", confidence: 99 }, { critical_t: "3.17" }],
    ],
  },
  {
    title: "OpenStax, Prealgebra 2e",
    url: "https://openstax.org/books/prealgebra-2e/pages/5-5-averages-and-probability",
    read: "2026-11-24",
    place: "section 5.5, Averages and Probability",
    rows: [
      ["try it, Ray's lunches", { values: "6.50, 7.25, 4.90, 5.30, 12.00" }, { mean: "7.19" }],
      ["exercises, the batting averages", { values: ".373, .360, .321, .321, .320, .312, .311, .311" }, { mean: "0.329" }],
      ["try it, 21, 25, 19, 17, 22, 18, 20, 24", { values: "21, 25, 19, 17, 22, 18, 20, 24" }, { median: "20.5" }],
      ["exercises, 99.2, 101.9, 98.6, 99.5, 100.8, 99.8", { values: "99.2, 101.9, 98.6, 99.5, 100.8, 99.8" }, { median: "99.65" }],
      ["exercises, 65, 56, 35, 34, 44, 39, 55, 52, 45", { values: "65, 56, 35, 34, 44, 39, 55, 52, 45" }, { median: "45" }],
      [
        "try it, the ages of the students in a statistics class",
        { values: "19, 20, 23, 23, 38, 21, 19, 21, 19, 21, 20, 43, 20, 23, 17, 21, 21, 20, 29, 18, 28" },
        { modes: "21" },
      ],
      [
        "everyday math, Joaquin's paychecks",
        { values: "315, 236.25, 236.25, 236.25, 315, 315, 236.25, 393.75" },
        { mean: "285.47", median: "275.63", modes: "236.25" },
      ],
    ],
  },
] satisfies Vectors<typeof statistics>;
