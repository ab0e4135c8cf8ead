"""Every calculator that the oracle works out, by its slug. A function gives the figures that it knows by name, None for
one that must be absent, NO_ANSWER where there is no answer at all, and nothing for inputs that it leaves alone."""

import algebra
import body
import building
import cash_flows
import clocks
import days
import debts
import everyday
import expressions
import growth
import integers
import leases
import lists
import loans
import mortgages
import prices
import rates
import retirement
import returns
import shapes
import taxes
import units

MONEY = (loans, mortgages, debts, leases, rates, growth, retirement, returns, cash_flows, prices, taxes)
FAMILIES = (*MONEY, days, clocks, body, algebra, integers, lists, expressions, everyday, shapes, building, units)
WITH_STATED_RATE = taxes.WITH_STATED_RATE
CALCULATORS = {slug: work for family in FAMILIES for slug, work in family.CALCULATORS.items()}
