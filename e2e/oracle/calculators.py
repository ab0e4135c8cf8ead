"""Every calculator that the oracle works out, by its slug. A function gives the figures that it knows by name, None for
one that must be absent, NO_ANSWER where there is no answer at all, and nothing for inputs that it leaves alone."""

import algebra
import body
import bonds
import building
import business
import cash_flows
import clocks
import days
import debts
import everyday
import expressions
import growth
import income_taxes
import integers
import leases
import lists
import loans
import mortgages
import paychecks
import price_indexes
import prices
import rates
import recipes
import renting
import retirement
import returns
import shapes
import social_security
import taxes
import units

BORROWING = (loans, mortgages, debts, leases, rates, renting)
TAXES = (taxes, income_taxes, paychecks)
RETIREMENT = (retirement, social_security)
MONEY = (*BORROWING, growth, *RETIREMENT, returns, cash_flows, bonds, business, price_indexes, prices, *TAXES)
DAILY = (days, clocks, body, everyday, recipes)
FAMILIES = (*MONEY, *DAILY, algebra, integers, lists, expressions, shapes, building, units)
# These are given the bands of the state or the public holidays, besides the inputs.
WITH_FACTS = ("income-tax", "paycheck", "business-days", "date-add")
WITH_STATED_RATE = taxes.WITH_STATED_RATE
CALCULATORS = {slug: work for family in FAMILIES for slug, work in family.CALCULATORS.items()}
