import { expect, it } from 'vitest'
import { defineForm, defineSection } from './define.ts'
import type { RulesFit, SectionsFit } from './rules-fit.ts'

/** Tables that are inconsistent. Each line below that expects an error is the test; the compiler runs it. */
const place = { place: 'x' } as const
const hasCar = ({ car }: { readonly car?: boolean }) => car === true
const isFree = (_: unknown, { free }: { readonly free: boolean }) => free

const good = defineSection(
  'good',
  {
    car: { kind: 'yesNo', ...place },
    colour: { kind: 'choice', options: ['RED', 'BLUE'], initial: 'RED', wireValues: { RED: 'r' }, ...place },
    email: { kind: 'email', visibleWhen: hasCar, ...place },
    emailAgain: { kind: 'email', sameAs: 'email', ...place },
  },
  { visibleWhen: isFree },
)
type Good = typeof good.rows
type Free = { readonly free: boolean }

const form = defineForm([good])

const rows = {
  unasked: {
    kind: 'text',
    maxLength: 1,
    visibleWhen: ({ boat }: { readonly boat?: boolean }) => boat === true,
    ...place,
  },
  otherType: {
    kind: 'text',
    maxLength: 1,
    required: ({ car }: { readonly car?: string }) => car === 'x',
    ...place,
  },
  sameAs: { kind: 'email', sameAs: 'emial', ...place },
  within: { kind: 'entry', dictionary: 'neighborhoods', within: 'city', ...place },
  initial: { kind: 'choice', options: ['RED', 'BLUE'], initial: 'GREEN', ...place },
  exclusive: { kind: 'choices', options: ['RED', 'BLUE'], exclusive: 'NONE', ...place },
  wireValues: { kind: 'choice', options: ['RED', 'BLUE'], wireValues: { GREEN: 'g' }, ...place },
  inLine: {
    kind: 'list',
    maxItems: 1,
    item: { colour: { kind: 'choice', options: ['RED'], wireValues: { GREEN: 'g' }, ...place } },
    ...place,
  },
} as const
type Bad<Id extends keyof typeof rows> = RulesFit<Pick<typeof rows, Id>, Good, Free>

const fitting: RulesFit<Good, Good, Free> = true
const fittingSections: SectionsFit<typeof form.sections, Good, Free> = true
// @ts-expect-error the rule reads an answer, `boat`, that the form does not ask for
const unasked: Bad<'unasked'> = true
// @ts-expect-error the rule reads `car` as a text, but it is stored as a boolean
const otherType: Bad<'otherType'> = true
// @ts-expect-error there is no question `emial` to repeat
const sameAs: Bad<'sameAs'> = true
// @ts-expect-error there is no question `city` to lie within
const within: Bad<'within'> = true
// @ts-expect-error the answer to start with is not among the options
const initial: Bad<'initial'> = true
// @ts-expect-error the option that excludes the others is not among the options
const exclusive: Bad<'exclusive'> = true
// @ts-expect-error the wire spells an option that does not exist
const wireValues: Bad<'wireValues'> = true
// @ts-expect-error the same inside a line of a list
const inLine: Bad<'inLine'> = true
// @ts-expect-error the section is shown by a value that the context does not have
const section: SectionsFit<typeof form.sections, Good, Record<never, never>> = true

it('the compiler refuses every inconsistent table', () => {
  expect([
    fitting,
    fittingSections,
    unasked,
    otherType,
    sameAs,
    within,
    initial,
    exclusive,
    wireValues,
    inLine,
    section,
  ]).not.toContain(false)
})
