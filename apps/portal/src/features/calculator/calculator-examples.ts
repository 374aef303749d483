import type { Typed } from '../../request/score/calculator-fields.ts'

/** A form with nothing in it that has to be known; counts begin at none. */
export const emptyForm: Typed = {
  houseHoldPeople: '',
  income: '',
  cluster: '',
  childrenCount: '0',
  siblingsStudentsCount: '0',
  affectedParents: '0',
  disability: '0',
  serviceMonths: '0',
  daysInReserve: '0',
  isSingleParent: false,
  childrenDisability: false,
  abroad: false,
}

/** Households as the words of the page describe them. */
export const examples = {
  family: {
    ...emptyForm,
    houseHoldPeople: '5',
    income: '11500',
    cluster: '4',
    siblingsStudentsCount: '1',
    serviceMonths: '32',
  },
  alone: {
    ...emptyForm,
    houseHoldPeople: '1',
    income: '4200',
    cluster: '6',
    serviceMonths: '24',
    daysInReserve: '25',
  },
  parent: {
    ...emptyForm,
    houseHoldPeople: '3',
    income: '7000',
    cluster: '3',
    childrenCount: '2',
    isSingleParent: true,
  },
} as const satisfies Record<string, Typed>
