import { defineForm, defineSection } from '@milgo/domain/answers/define'
import { type Behaviour, joinBehaviours } from '@milgo/domain/answers/effects'
import { always, not } from '@milgo/domain/answers/rule'
import type { SteppedForm } from '@milgo/domain/answers/stepped-form'
import type { RulesContext } from './form-model.ts'

type Guest = { readonly type?: string; readonly percent?: string }
type Camp = {
  readonly born?: string
  readonly city?: string
  readonly guests?: readonly Guest[]
  readonly guestPapers?: readonly (string | null)[]
  readonly hasGuests?: boolean
  readonly hasReason?: boolean
  readonly isGuide?: boolean
  readonly pets?: string
  readonly postCity?: string
  readonly postStreet?: string
  readonly samePost?: boolean
  readonly homeCity?: string
  readonly stay?: string
  readonly street?: string
}

export type CampContext = RulesContext & { readonly isFree: boolean }

const isGuide = ({ isGuide: is }: Camp) => is === true
const isFree = (_: unknown, context: CampContext) => context.isFree
const isYoung = ({ born = '' }: Camp) => born > '2000'
const bringsGuests = ({ hasGuests }: Camp) => hasGuests === true
const petSlots = ({ pets = '0' }: Camp) => Array.from({ length: Number(pets) }, () => ({}))
const guestSlots = ({ guests = [] }: Camp) =>
  guests.map(({ type, percent }) =>
    type === undefined || percent === undefined ? null : { member: `WIRE_${type}` },
  )

const info = { place: 'info' } as const

const person = defineSection('person', {
  name: { wire: 'given_name', kind: 'text', maxLength: 30, noDigits: true, required: always, ...info },
  surname: { wire: 'surname', kind: 'text', maxLength: 30, noDigits: true, required: always, ...info },
  memberNumber: { wire: 'member_number', kind: 'israeliId', lockedByDefault: true, ...info },
  born: { wire: 'born', kind: 'date', wireOrder: 'DD.MM.YYYY', required: always, ...info },
  bornInWords: { wire: 'born_in_words', kind: 'text', maxLength: 40, derivedFrom: 'born', ...info },
  phone: { wire: 'phone', kind: 'phone', ...info },
  homeCity: { wire: 'home_city', kind: 'entry', dictionary: 'cities', ...info },
  street: { wire: 'street', kind: 'text', maxLength: 30, ...info },
  samePost: { kind: 'tick', ...info },
  postCity: {
    wire: 'post_city',
    kind: 'entry',
    dictionary: 'cities',
    enabledWhen: ({ samePost }: Camp) => samePost !== true,
    ...info,
  },
  postStreet: {
    wire: 'post_street',
    kind: 'text',
    maxLength: 30,
    enabledWhen: ({ samePost }: Camp) => samePost !== true,
    ...info,
  },
  city: { wire: 'city', kind: 'entry', dictionary: 'cities', required: always, ...info },
  district: { wire: 'district', kind: 'entry', dictionary: 'neighborhoods', within: 'city', ...info },
  year: { wire: 'year', kind: 'choice', options: ['FIRST', 'SECOND'], required: always, ...info },
  stay: { wire: 'stay', kind: 'choice', options: ['TENT', 'NONE'], required: always, ...info },
  months: {
    wire: 'months',
    kind: 'digits',
    maxLength: 3,
    visibleWhen: ({ stay }: Camp) => stay === 'TENT',
    required: always,
    ...info,
  },
  isGuide: { wire: 'is_guide', kind: 'yesNo', ...info },
  days: { wire: 'days', kind: 'digits', maxLength: 3, visibleWhen: isGuide, required: always, ...info },
})

const account = { place: 'account' } as const

const payment = defineSection(
  'payment',
  {
    bank: { wire: 'bank', kind: 'entry', dictionary: 'banks', required: always, ...account },
    branch: { wire: 'branch', kind: 'digits', maxLength: 3, required: always, ...account },
    account: {
      wire: 'account',
      kind: 'digits',
      maxLength: 15,
      isCode: true,
      writtenAs: 'account',
      required: always,
      ...account,
    },
  },
  { visibleWhen: not(isFree) },
)

const guests = { place: 'guests' } as const

const group = defineSection('group', {
  hasReason: { wire: 'has_reason', kind: 'yesNo', ...guests },
  reason: {
    wire: 'reason',
    kind: 'text',
    maxLength: 200,
    isExplanation: true,
    visibleWhen: ({ hasReason }: Camp) => hasReason === true,
    ...guests,
  },
  pets: { wire: 'pets', kind: 'digits', maxLength: 1, ...guests },
  hasGuests: { wire: 'has_guests', kind: 'yesNo', ...guests },
  guests: {
    wire: 'guests',
    kind: 'list',
    maxItems: 4,
    addWhen: isYoung,
    fixedLines: 1,
    visibleWhen: bringsGuests,
    required: always,
    ...guests,
    item: {
      type: {
        wire: 'guest_type',
        kind: 'choice',
        options: ['SELF', 'PARENT', 'SIBLING'],
        optionsWhen: (answers: Camp) => (isYoung(answers) ? ['SELF', 'PARENT', 'SIBLING'] : ['SELF']),
        required: always,
        ...guests,
      },
      percent: {
        wire: 'guest_percent',
        kind: 'digits',
        maxLength: 3,
        range: [20, 100],
        required: always,
        ...guests,
      },
    },
  },
})

const files = { place: 'files' } as const

const papers = defineSection('papers', {
  petPapers: {
    wire: 'pet_papers',
    kind: 'files',
    wireItem: 'name',
    slots: petSlots,
    maxItems: 9,
    visibleWhen: (answers: Camp) => petSlots(answers).length > 0,
    required: always,
    ...files,
  },
  frontPhoto: { wire: { list: 'photos', member: 'FRONT', field: 'photo' }, kind: 'file', ...files },
  backPhoto: { wire: { list: 'photos', member: 'BACK', field: 'photo' }, kind: 'file', ...files },
  hasPhotos: { wire: 'has_photos', kind: 'yesNo', ...files },
  guideLicence: { wire: 'guide_licence', kind: 'file', visibleWhen: isGuide, required: always, ...files },
  guestPapers: {
    wire: 'guest_papers',
    kind: 'files',
    wireItem: 'memberDocument',
    slots: guestSlots,
    maxItems: 4,
    visibleWhen: (answers: Camp) =>
      bringsGuests(answers) && guestSlots(answers).some((slot) => slot !== null),
    required: always,
    ...files,
  },
})

/** A form for tests only: several sections with lists, files, effects and locks. */
export const campForm = defineForm([person, payment, group, papers])

export const dayInWords = (day: string): string => `day ${day.replaceAll('-', '/')}`

export const campBehaviour: Behaviour = joinBehaviours(campForm, {
  onChange: {
    born: ({ born }: Camp) => ({ bornInWords: born === undefined ? undefined : dayInWords(born) }),
    city: () => ({ district: undefined }),
    pets: () => ({ petPapers: undefined }),
    guests: ({ guestPapers }: Camp) => ({ guestPapers }),
  },
  onRemoveLine: {
    guests: ({ guestPapers }: Camp, index: number) => ({
      guestPapers: guestPapers?.filter((_, place) => place !== index),
    }),
  },
  always: [
    ({ samePost, homeCity, street }: Camp) =>
      samePost === true ? { postCity: homeCity, postStreet: street } : {},
    ({ stay }: Camp) => (stay === 'NONE' ? { months: undefined } : {}),
    (answers: Camp) => (bringsGuests(answers) && (answers.guests ?? []).length === 0 ? { guests: [{}] } : {}),
  ],
})

/** The parts of the home address and of the post address. */
const addressParts = [
  ['homeCity', 'postCity'],
  ['street', 'postStreet'],
] as const

/** Equal addresses count as the same, because the payload does not say so. */
const isPostSame = (answers: Camp): boolean =>
  addressParts.some(([home]) => answers[home] !== undefined) &&
  addressParts.every(([home, post]) => answers[home] === answers[post])

export type CampStepId = 'person' | 'payment' | 'group' | 'papers'

/** The camp form as a form that is saved step by step. The papers are not autosaved. */
export const steppedCamp: SteppedForm<CampStepId> = {
  name: 'camp',
  form: campForm,
  behaviour: campBehaviour,
  steps: [
    { number: 1, id: 'person', section: person, isAutosaved: true },
    { number: 2, id: 'payment', section: payment, isAutosaved: true },
    { number: 3, id: 'group', section: group, isAutosaved: true },
    { number: 4, id: 'papers', section: papers, isAutosaved: false },
  ],
  found: {
    samePost: {
      from: new Set(addressParts.flat()),
      find: (answers: Camp) => (isPostSame(answers) ? true : undefined),
    },
  },
}

export const campContext: CampContext = { isFree: false, locked: new Set(['memberNumber']) }

/** Complete answers: the form can be handed in. */
export const campAnswers = {
  name: 'נועה',
  surname: 'כהן',
  memberNumber: '123456782',
  born: '2001-03-15',
  bornInWords: dayInWords('2001-03-15'),
  homeCity: '5000',
  street: 'הרצל',
  postCity: '3000',
  city: '5000',
  district: '12',
  year: 'SECOND',
  stay: 'TENT',
  months: '24',
  isGuide: true,
  days: '30',
  bank: '12',
  branch: '600',
  account: '100008',
  hasReason: false,
  pets: '1',
  hasGuests: true,
  guests: [{ type: 'PARENT', percent: '40' }],
  petPapers: ['pet.pdf'],
  guideLicence: 'licence.pdf',
  guestPapers: ['guest.pdf'],
} as const
