import { expect, test } from 'vitest'
import { type ActedOrder, type OrderAct, type OrderRights, orderActsOf } from './order-acts.ts'

const bank: OrderRights = { mayPay: true, mayEnterResults: true, isList: false }
const list: OrderRights = { ...bank, isList: true }

const opened: ActedOrder = { state: 'RETURNED', isFixOpen: true }

test.each<[string, ActedOrder['state'] | ActedOrder, OrderRights, readonly OrderAct[]]>([
  ['a row without an order', 'CHOSEN', bank, ['KNOW_PAYEE']],
  ['an order at the bank', 'OPEN', bank, ['CANCEL']],
  ['an order that the bank has paid', 'PAID', bank, []],
  ['a row of a list', 'OPEN', list, ['MARK_PAID', 'MARK_RETURNED', 'CANCEL']],
  ['a paid row of a list, which may come back', 'PAID', list, ['MARK_RETURNED']],
  ['a returned row of a list', 'RETURNED', list, ['OPEN_BANK_FIX']],
  ['a returned row of a student who is paid to their own account by now', opened, list, []],
  ['for whoever approved the list', 'OPEN', { ...list, mayEnterResults: false }, ['CANCEL']],
  ['for whoever only reads', 'OPEN', { ...list, mayPay: false }, []],
])('%s', (_name, order, rights, acts) => {
  const acted = typeof order === 'string' ? { state: order, isFixOpen: false } : order
  expect(orderActsOf(acted, rights)).toEqual(acts)
})
