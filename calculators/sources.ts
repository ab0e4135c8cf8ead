// Sources that several calculators cite. Their words and vectors name them; no page's script has them.
export const BAGUS_HEALTH_CALCULATOR = {
  title: "Bagus, health-calculator for JavaScript 1.0.0, tests",
  url: "https://github.com/gedex/health-calculator/blob/32262eb2048a60ec8cb67fb45a3042353a2b424e/test/dietary.test.js",
};
export const CIVIL_PROCEDURE_RULES_2 = {
  title: "Civil Procedure Rules of England and Wales, Part 2",
  url: "https://www.justice.gov.uk/courts/procedure-rules/civil/rules/part02",
};
export const COLLEGE_BOARD_GPA = {
  title: "College Board, BigFuture, How to Convert Your GPA to a 4.0 Scale",
  url: "https://bigfuture.collegeboard.org/plan-for-college/college-basics/how-to-convert-gpa-4.0-scale",
};
export const DUMMIES_METABOLIC_RATE = {
  title: "Dummies (Wiley), How to Calculate Your Metabolic Rate",
  url: "https://dummies.com/article/body-mind-spirit/physical-health-well-being/common-ailments/metabolism/how-to-calculate-your-metabolic-rate-166764",
};
export const ECMA_376 = {
  title: "ECMA-376, Office Open XML File Formats, 1st edition, part 4",
  url: "https://ecma-international.org/publications-and-standards/standards/ecma-376/",
};
export const ENGINEERING_STATICS_7_1 = {
  title: "Engineering Statics, section 7.1, Weighted Averages",
  url: "https://engineeringstatics.org/weghted-average.html",
};
export const EXCEL_FINANCIAL_FUNCTIONS = {
  title: "ExcelFinancialFunctions, spot tests",
  url: "https://github.com/fsprojects/ExcelFinancialFunctions/blob/master/tests/ExcelFinancialFunctions.Tests/spottests.fs",
};
export const FANNIE_MAE_SELLING_GUIDE = {
  title: "Fannie Mae, Selling Guide, B3-6-02, Debt-to-Income Ratios",
  url: "https://selling-guide.fanniemae.com/1032992131",
};
export const GNU_UNITS = { title: "GNU Units 2.22", url: "https://www.gnu.org/software/units/" };
export const HP_10BII_PLUS = {
  title: "Hewlett-Packard, HP 10bII+ user's guide",
  url: "https://www.manualslib.com/manual/514044/Hp-10biiPlus.html?page=154",
};
export const HP_12C = {
  title: "Hewlett-Packard, HP 12C user's guide",
  url: "https://www.manualsdir.com/manuals/89748/hp-12c-financial-calculator.html?page=47",
};
export const HP_10BII_INTEREST = {
  title: "Hewlett-Packard, training aid HP 10BII Simple and Compound Interest",
  url: "https://www.manualslib.com/manual/1001610/Hp-Hp-10bii.html?page=4",
};
export const ISO_8601 = {
  title: "ISO 8601-1:2019, Date and time, Representations for information interchange",
  url: "https://www.iso.org/standard/70907.html",
};
export const III_HOME_INSURANCE = {
  title: "Insurance Information Institute, Average premiums for homeowners insurance by state, 2022",
  url: "https://www.iii.org/table-archive/21407/file",
};
export const LIBREOFFICE_CONVERT = {
  title: "LibreOffice Help, CONVERT function",
  url: "https://help.libreoffice.org/latest/en-US/text/scalc/01/func_convert.html",
};
export const MICROSOFT_NETWORKDAYS_INTL = {
  title: "Microsoft, NETWORKDAYS.INTL function",
  url: "https://support.microsoft.com/en-us/excel/networkdays-intl-function",
};
export const MIFFLIN_ST_JEOR = {
  title:
    "Mifflin, St Jeor and others, A new predictive equation for resting energy expenditure in healthy individuals, American Journal of Clinical Nutrition 51 (1990)",
  url: "https://doi.org/10.1093/ajcn/51.2.241",
};
export const NIST_HANDBOOK_44 = {
  title: "NIST Handbook 44, appendix C, General Tables of Units of Measurement",
  url: "https://www.nist.gov/pml/owm/nist-handbook-44-current-edition",
};
export const NIST_811_B8 = {
  title: "NIST Special Publication 811, Guide for the Use of the International System of Units",
  url: "https://www.nist.gov/pml/special-publication-811/nist-guide-si-appendix-b-conversion-factors/nist-guide-si-appendix-b8",
};
export const NIST_811 = {
  title: "NIST Special Publication 811, Guide for the Use of the International System of Units, appendix B",
  url: "https://www.nist.gov/pml/special-publication-811",
};
export const NIST_BINARY_PREFIXES = {
  title: "NIST, Definitions of the SI units: the binary prefixes",
  url: "https://physics.nist.gov/cuu/Units/binary.html",
};
export const NAHB_PROPERTY_TAXES = {
  title: "National Association of Home Builders, Property taxes by state in 2024, from the American Community Survey",
  url: "https://www.bcaswi.org/?p=3873",
};
export const ALGEBRA_AND_TRIGONOMETRY_6_1 = {
  title: "OpenStax, Algebra and Trigonometry 2e, section 6.1, Exponential Functions",
  url: "https://openstax.org/books/algebra-and-trigonometry-2e/pages/6-1-exponential-functions",
};
export const CHEMISTRY_1_6_PAGE = {
  title: "OpenStax, Chemistry 2e",
  url: "https://openstax.org/books/chemistry-2e/pages/1-6-mathematical-treatment-of-measurement-results",
};
export const COLLEGE_PHYSICS_20_4_PAGE = {
  title: "OpenStax, College Physics 2e",
  url: "https://openstax.org/books/college-physics-2e/pages/20-4-electric-power-and-energy",
};
export const CONTEMPORARY_MATHEMATICS_13_2_PAGE = {
  title: "OpenStax, Contemporary Mathematics",
  url: "https://openstax.org/books/contemporary-mathematics/pages/13-2-math-and-the-environment",
};
export const CONTEMPORARY_MATHEMATICS_10_6_PAGE = {
  title: "OpenStax, Contemporary Mathematics",
  url: "https://openstax.org/books/contemporary-mathematics/pages/10-6-area",
};
export const CONTEMPORARY_MATHEMATICS_3_1_PAGE = {
  title: "OpenStax, Contemporary Mathematics",
  url: "https://openstax.org/books/contemporary-mathematics/pages/3-1-prime-and-composite-numbers",
};
export const CONTEMPORARY_MATHEMATICS_3_4_PAGE = {
  title: "OpenStax, Contemporary Mathematics",
  url: "https://openstax.org/books/contemporary-mathematics/pages/3-4-rational-numbers",
};
export const CONTEMPORARY_MATHEMATICS_10_6 = {
  title: "OpenStax, Contemporary Mathematics, section 10.6, Area",
  url: "https://openstax.org/books/contemporary-mathematics/pages/10-6-area",
};
export const CONTEMPORARY_MATHEMATICS_3_1 = {
  title: "OpenStax, Contemporary Mathematics, section 3.1, Prime and Composite Numbers",
  url: "https://openstax.org/books/contemporary-mathematics/pages/3-1-prime-and-composite-numbers",
};
export const CONTEMPORARY_MATHEMATICS_6_10 = {
  title: "OpenStax, Contemporary Mathematics, section 6.10, Credit Cards",
  url: "https://openstax.org/books/contemporary-mathematics/pages/6-10-credit-cards",
};
export const CONTEMPORARY_MATHEMATICS_6_11 = {
  title: "OpenStax, Contemporary Mathematics, section 6.11, Buying or Leasing a Car",
  url: "https://openstax.org/books/contemporary-mathematics/pages/6-11-buying-or-leasing-a-car",
};
export const CONTEMPORARY_MATHEMATICS_6_12 = {
  title: "OpenStax, Contemporary Mathematics, section 6.12, Renting and Homeownership",
  url: "https://openstax.org/books/contemporary-mathematics/pages/6-12-renting-and-homeownership",
};
export const CONTEMPORARY_MATHEMATICS_6_2 = {
  title: "OpenStax, Contemporary Mathematics, section 6.2, Discounts, Markups, and Sales Tax",
  url: "https://openstax.org/books/contemporary-mathematics/pages/6-2-discounts-markups-and-sales-tax",
};
export const CONTEMPORARY_MATHEMATICS_6_4 = {
  title: "OpenStax, Contemporary Mathematics, section 6.4, Compound Interest",
  url: "https://openstax.org/books/contemporary-mathematics/pages/6-4-compound-interest",
};
export const CONTEMPORARY_MATHEMATICS_6_6 = {
  title: "OpenStax, Contemporary Mathematics, section 6.6, Methods of Savings",
  url: "https://openstax.org/books/contemporary-mathematics/pages/6-6-methods-of-savings",
};
export const CONTEMPORARY_MATHEMATICS_6_7 = {
  title: "OpenStax, Contemporary Mathematics, section 6.7, Investments",
  url: "https://openstax.org/books/contemporary-mathematics/pages/6-7-investments",
};
export const CONTEMPORARY_MATHEMATICS_6_8 = {
  title: "OpenStax, Contemporary Mathematics, section 6.8, The Basics of Loans",
  url: "https://openstax.org/books/contemporary-mathematics/pages/6-8-the-basics-of-loans",
};
export const CONTEMPORARY_MATHEMATICS_6_9 = {
  title: "OpenStax, Contemporary Mathematics, section 6.9, Understanding Student Loans",
  url: "https://openstax.org/books/contemporary-mathematics/pages/6-9-understanding-student-loans",
};
export const ELEMENTARY_ALGEBRA_3_2_PAGE = {
  title: "OpenStax, Elementary Algebra 2e",
  url: "https://openstax.org/books/elementary-algebra-2e/pages/3-2-solve-percent-applications",
};
export const PREALGEBRA_2_5_PAGE = {
  title: "OpenStax, Prealgebra 2e",
  url: "https://openstax.org/books/prealgebra-2e/pages/2-5-prime-factorization-and-the-least-common-multiple",
};
export const PREALGEBRA_6_2_PAGE = {
  title: "OpenStax, Prealgebra 2e",
  url: "https://openstax.org/books/prealgebra-2e/pages/6-2-solve-general-applications-of-percent",
};
export const PREALGEBRA_6_5_PAGE = {
  title: "OpenStax, Prealgebra 2e",
  url: "https://openstax.org/books/prealgebra-2e/pages/6-5-solve-proportions-and-their-applications",
};
export const PREALGEBRA_7_5_PAGE = {
  title: "OpenStax, Prealgebra 2e",
  url: "https://openstax.org/books/prealgebra-2e/pages/7-5-systems-of-measurement",
};
export const PREALGEBRA_9_4_PAGE = {
  title: "OpenStax, Prealgebra 2e",
  url: "https://openstax.org/books/prealgebra-2e/pages/9-4-use-properties-of-rectangles-triangles-and-trapezoids",
};
export const PREALGEBRA_9_7_PAGE = {
  title: "OpenStax, Prealgebra 2e",
  url: "https://openstax.org/books/prealgebra-2e/pages/9-7-solve-a-formula-for-a-specific-variable",
};
export const PREALGEBRA_CHAPTER_6 = {
  title: "OpenStax, Prealgebra 2e",
  url: "https://openstax.org/books/prealgebra-2e/pages/chapter-6",
};
export const PREALGEBRA_5_6 = {
  title: "OpenStax, Prealgebra 2e, section 5.6, Ratios and Rate",
  url: "https://openstax.org/books/prealgebra-2e/pages/5-6-ratios-and-rate",
};
export const PREALGEBRA_6_2 = {
  title: "OpenStax, Prealgebra 2e, section 6.2, Solve General Applications of Percent",
  url: "https://openstax.org/books/prealgebra-2e/pages/6-2-solve-general-applications-of-percent",
};
export const PREALGEBRA_6_3 = {
  title: "OpenStax, Prealgebra 2e, section 6.3, Solve Sales Tax, Commission, and Discount Applications",
  url: "https://openstax.org/books/prealgebra-2e/pages/6-3-solve-sales-tax-commission-and-discount-applications",
};
export const PRINCIPLES_FINANCE_15_1 = {
  title: "OpenStax, Principles of Finance, section 15.1, Risk and Return to an Individual Asset",
  url: "https://openstax.org/books/principles-finance/pages/15-1-risk-and-return-to-an-individual-asset",
};
export const PRINCIPLES_FINANCE_16_5 = {
  title: "OpenStax, Principles of Finance, section 16.5, Choosing between Projects",
  url: "https://openstax.org/books/principles-finance/pages/16-5-choosing-between-projects",
};
export const PRINCIPLES_FINANCE_20_4 = {
  title: "OpenStax, Principles of Finance, section 20.4, Interest Rate Risk",
  url: "https://openstax.org/books/principles-finance/pages/20-4-interest-rate-risk",
};
export const PRINCIPLES_FINANCE_7_2 = {
  title: "OpenStax, Principles of Finance, section 7.2, Time Value of Money (TVM) Basics",
  url: "https://openstax.org/books/principles-finance/pages/7-2-time-value-of-money-tvm-basics",
};
export const PRINCIPLES_FINANCE_7_3 = {
  title: "OpenStax, Principles of Finance, section 7.3, Methods for Solving Time Value of Money Problems",
  url: "https://openstax.org/books/principles-finance/pages/7-3-methods-for-solving-time-value-of-money-problems",
};
export const PRINCIPLES_FINANCE_7_4 = {
  title: "OpenStax, Principles of Finance, section 7.4, Applications of TVM in Finance",
  url: "https://openstax.org/books/principles-finance/pages/7-4-applications-of-tvm-in-finance",
};
export const PRINCIPLES_FINANCE_8_1 = {
  title: "OpenStax, Principles of Finance, section 8.1, Perpetuities",
  url: "https://openstax.org/books/principles-finance/pages/8-1-perpetuities",
};
export const PRINCIPLES_FINANCE_8_2 = {
  title: "OpenStax, Principles of Finance, section 8.2, Annuities",
  url: "https://openstax.org/books/principles-finance/pages/8-2-annuities",
};
export const PRINCIPLES_FINANCE_8_3 = {
  title: "OpenStax, Principles of Finance, section 8.3, Loan Amortization",
  url: "https://openstax.org/books/principles-finance/pages/8-3-loan-amortization",
};
export const PRINCIPLES_FINANCE_8_5 = {
  title: "OpenStax, Principles of Finance, section 8.5, Equal Payments with a Financial Calculator and Excel",
  url: "https://openstax.org/books/principles-finance/pages/8-5-equal-payments-with-a-financial-calculator-and-excel",
};
export const PYMEEUS_EPOCH = {
  title: "PyMeeus, tests of the Epoch class, with values of Jean Meeus, Astronomical Algorithms, chapter 7",
  url: "https://github.com/architest/pymeeus/blob/c8c5d719ace57d00fa7f4ae93ffa82ef1a79cf92/tests/test_epoch.py",
};
export const SSA_WAGE_BASE = {
  title: "Social Security Administration, Contribution and Benefit Base",
  url: "https://www.ssa.gov/oact/cola/cbb.html",
};
export const TAX_FOUNDATION_STATES_2026 = {
  title: "Tax Foundation, 2026 State Individual Income Tax Rates and Brackets",
  url: "https://taxfoundation.org/data/all/state/state-income-tax-rates-2026/",
};
export const TI_BA_II_PLUS = {
  title: "Texas Instruments, BA II PLUS guidebook",
  url: "http://www.manualsdir.com/manuals/720685/texas-instruments-ba-ii-plus.html?page=31",
};
export const OEIS_PI = { title: "The On-Line Encyclopedia of Integer Sequences", url: "https://oeis.org/A000796" };
export const TILE_HOME_GUIDE = {
  title: "Tile Home Guide, How To Estimate How Many Tiles You Need",
  url: "http://www.tilehomeguide.com/how-to-estimate-how-many-tiles-you-need-quickly-and-easily-without-a-tile-calculator/",
};
export const UBS_COST_OF_CREDIT = {
  title: "UBS, The true cost of credit",
  url: "https://www.ubs.com/us/en/wfw/articles/manage/fw/the-true-cost-of-credit.html",
};
export const CDC_BMI_CATEGORIES = {
  title: "US Centers for Disease Control and Prevention, Adult BMI Categories",
  url: "https://www.cdc.gov/bmi/adult-calculator/bmi-categories.html",
};
export const CDC_DEFINING_OBESITY = {
  title: "US Centers for Disease Control and Prevention, Defining Adult Overweight and Obesity",
  url: "http://www.cdc.gov/obesity/adult/defining.html",
};
export const FOOD_LABEL_MEASURES = {
  title: "US Code of Federal Regulations, 21 CFR 101.9(b)(5)(viii), household measures on labels",
  url: "https://www.ecfr.gov/current/title-21/section-101.9",
};
export const CFPB_PAYING_DOWN = {
  title: "US Consumer Financial Protection Bureau, How does paying down a mortgage work?",
  url: "https://www.consumerfinance.gov/ask-cfpb/how-does-paying-down-a-mortgage-work-en-1943/",
};
export const CFPB_MORTGAGE_INSURANCE = {
  title: "US Consumer Financial Protection Bureau, What is private mortgage insurance?",
  url: "https://www.consumerfinance.gov/ask-cfpb/what-is-private-mortgage-insurance-en-122/",
};
export const NAUGLE_CREDIT_CARD = {
  title: "University of Georgia, mathematics education, R. M. Naugle, The Cost of using a Credit Card",
  url: "http://jwilson.coe.uga.edu/EMT668/EMAT6680.F99/Naugle/writeup3.html",
};
export const PHYSIOLOGY_FOR_R_BMI = {
  title: "Wasey, physiology for R, tests",
  url: "https://github.com/jackwasey/physiology/blob/04f10ab5782691682de80c4009d9c897d943117a/tests/testthat/test-bmi.R",
};
export const WEIGHTS_AND_MEASURES_ACT_1985 = {
  title: "Weights and Measures Act 1985 (UK), schedule 1",
  url: "https://www.legislation.gov.uk/ukpga/1985/72/schedule/1",
};
export const DATE_FNS_DIFFERENCE_IN_MONTHS = {
  title: "date-fns, differenceInMonths, tests",
  url: "https://github.com/date-fns/date-fns/blob/dd66398305c2b015fba3c1b3d31ccff42ee8d4cf/src/differenceInMonths/test.ts",
};
export const DATE_FNS_INTERVAL_TO_DURATION = {
  title: "date-fns, intervalToDuration, tests",
  url: "https://github.com/date-fns/date-fns/blob/dd66398305c2b015fba3c1b3d31ccff42ee8d4cf/src/intervalToDuration/test.ts",
};
export const DATEUTIL_RELATIVEDELTA = {
  title: "dateutil, relativedelta",
  url: "https://dateutil.readthedocs.io/en/stable/relativedelta.html",
};
export const DATEUTIL_EXAMPLES = {
  title: "dateutil, relativedelta examples",
  url: "https://dateutil.readthedocs.io/en/stable/examples.html",
};
export const FORMULAJS_FINANCIAL = {
  title: "formula.js, tests of the financial functions",
  url: "https://github.com/formulajs/formulajs/blob/master/test/financial.js",
};
export const NUMPY_FINANCIAL_IRR = {
  title: "numpy-financial, documentation of irr",
  url: "https://github.com/numpy/numpy-financial/blob/main/numpy_financial/_financial.py",
};
export const NUMPY_FINANCIAL_TESTS = {
  title: "numpy-financial, test suite",
  url: "https://github.com/numpy/numpy-financial/blob/main/numpy_financial/tests/test_financial.py",
};
