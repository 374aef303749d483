import { defineForm, defineSection } from './define.ts'
import { joinBehaviours } from './effects.ts'
import type { EngineContext } from './kinds/kind.ts'
import { always, both, not } from './rule.ts'
import type { SteppedForm } from './stepped-form.ts'

const hasCar = ({ car }: { readonly car?: boolean }) => car === true
const isFree = (_: unknown, { free }: { readonly free: boolean }) => free
const ownsBus = ({ vehicle }: { readonly vehicle?: string }) => vehicle === 'BUS'

/** A form with every kind of question, for the tests of the engines. */
export const person = defineSection('person', {
  name: { wire: 'full_name', kind: 'text', maxLength: 5, required: always, place: 'who' },
  email: { wire: 'mail', kind: 'email', required: always, place: 'who' },
  emailConfirm: { kind: 'email', sameAs: 'email', required: always, place: 'who' },
  password: { wire: 'secret', kind: 'password', place: 'who' },
  passwordConfirmation: { kind: 'password', sameAs: 'password', place: 'who' },
  hobbies: {
    wire: 'hobbies',
    kind: 'choices',
    options: ['CHESS', 'SWIMMING', 'NONE'],
    exclusive: 'NONE',
    required: always,
    initial: ['NONE'],
    place: 'who',
  },
  salary: { wire: 'salary', kind: 'amount', maxLength: 6, place: 'who' },
  school: { wire: 'school_id', kind: 'entry', dictionary: 'institutions', wireType: 'number', place: 'who' },
  terms: {
    wire: 'terms',
    kind: 'tickedAt',
    required: always,
    requiredCode: 'TERMS_REQUIRED',
    help: 'legal',
    place: 'who',
  },
  since: { wire: 'since', kind: 'date', wireOrder: 'DD.MM.YYYY', latest: () => '2020-01-01', place: 'who' },
})

export const cars = defineSection(
  'cars',
  {
    car: { wire: 'has_car', kind: 'yesNo', initial: false, place: 'cars' },
    vehicle: {
      wire: 'vehicle',
      kind: 'choice',
      options: ['VAN', 'BUS'],
      wireValues: { VAN: 'small' },
      visibleWhen: hasCar,
      required: always,
      place: 'cars',
    },
    seats: {
      wire: 'seats',
      kind: 'digits',
      maxLength: 3,
      range: [9, 80],
      visibleWhen: both(hasCar, ownsBus),
      place: 'cars',
    },
    licence: {
      wire: 'licence',
      kind: 'file',
      visibleWhen: hasCar,
      labels: {
        variants: ['plain', 'bus'],
        pick: (answers: { readonly vehicle?: string }) => (ownsBus(answers) ? 'bus' : 'plain'),
      },
      place: 'cars',
    },
    wheelIncome: {
      wire: { list: 'wheels', member: 'FRONT', field: 'income' },
      kind: 'text',
      maxLength: 9,
      place: 'cars',
    },
    wheelPhoto: { wire: { list: 'wheels', member: 'FRONT', field: 'photo' }, kind: 'file', place: 'cars' },
    backPhoto: { wire: { list: 'wheels', member: 'BACK', field: 'photo' }, kind: 'file', place: 'cars' },
  },
  { visibleWhen: not(isFree) },
)

export const exampleForm = defineForm([person, cars])
export const exampleContext: EngineContext & { readonly free: boolean } = { free: false }

/** The same form as a stepped form. The second step is not autosaved. */
export const steppedExample: SteppedForm<'person' | 'cars'> = {
  name: 'example',
  form: exampleForm,
  behaviour: joinBehaviours(exampleForm),
  steps: [
    { number: 1, id: 'person', section: person, isAutosaved: true },
    { number: 2, id: 'cars', section: cars, isAutosaved: false },
  ],
  found: { emailConfirm: { from: new Set(['email']), find: ({ email }) => email } },
}
