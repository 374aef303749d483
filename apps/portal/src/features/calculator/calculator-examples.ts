import type { Typed } from '../../request/score/calculator-fields.ts'

/** An empty form: figures that must be known are blank, and counts start at 0. */
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

/** The households that the words of the page describe. */
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
