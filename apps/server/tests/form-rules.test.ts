import { rulesIn } from '@milgo/domain/answers/rules-of.fixture'
import { steps } from '@milgo/domain/application/steps'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enter, type FormStep, givenDraft, openForm, payloadOf, storedOf, unchanged } from './support/form.ts'
import type { TestApp } from './support/test-app.ts'

let server: TestApp
let form: Awaited<ReturnType<typeof givenDraft>>
beforeAll(async () => {
  server = await openForm()
  form = await givenDraft(server)
})
afterAll(() => server.close())

/**
 * The changes of a step's payload, and the expected refusals: `field CODE` or `field part CODE`, as the answer names
 * them.
 */
type Broken = readonly [FormStep, Record<string, unknown>, readonly string[]]

const required = (step: FormStep, fields: readonly string[]): readonly Broken[] =>
  fields.map((field) => [step, { [field]: null }, [`${field} FIELD_REQUIRED`]])

const line = (family_member: string | null, disability_percentage: string | null) => ({
  is_family_member_disabled: true,
  family_members: [{ family_member, disability_percentage }],
})

const broken: readonly Broken[] = [
  ...required('personal', [
    ...['first_name', 'last_name', 'birthdate', 'study_year_number', 'field_of_study_id'],
    ...['age_18_neighborhood_symbol', 'age_18_street', 'age_18_house_number', 'military_service_type'],
    ...['service_month', 'gender'],
  ]).map(
    ([step, change, issues]): Broken =>
      // Without a service type its duration is not asked for, so it is left out too.
      'military_service_type' in change
        ? [step, { ...change, service_month: undefined }, issues]
        : [step, change, issues],
  ),
  [
    'personal',
    { age_18_city_symbol: null, age_18_neighborhood_symbol: null },
    ['age_18_city_symbol FIELD_REQUIRED', 'age_18_neighborhood_symbol FIELD_REQUIRED'],
  ],
  [
    'personal',
    { military_service_type: 'NONE', service_month: undefined },
    ['military_service_type FIELD_REQUIRED'],
  ],
  ['personal', { days_in_reserve: null }, ['days_in_reserve FIELD_REQUIRED']],
  // Until this is answered, the number of days is not asked for.
  ['personal', { is_reservist: null, days_in_reserve: undefined }, ['is_reservist FIELD_REQUIRED']],
  ['personal', { birthdate: '12.31.1900' }, ['birthdate DATE_TOO_EARLY']],
  ['personal', { birthdate: '01.16.2018' }, ['birthdate MIN_AGE']],
  ['personal', { birthdate: '01.16.2026' }, ['birthdate DATE_IN_FUTURE']],
  ['personal', { service_month: '107' }, ['service_month SERVICE_BEYOND_AGE']],
  ['personal', { days_in_reserve: '381' }, ['days_in_reserve DAYS_BEYOND_WINDOW']],
  ['bank', { account_number: '123' }, ['account_number MIN_DIGITS']],
  ['bank', { account_number: '0000' }, ['account_number ONLY_ZEROS']],
  ['bank', { branch_number: '000' }, ['branch_number ONLY_ZEROS']],
  [
    'family',
    {
      is_disconnected_from_parents: true,
      disconnected_from: 'BOTH_PARENTS',
      new_immigrant: true,
      immigrant_date: '16.01.2026',
    },
    ['immigrant_date DATE_IN_FUTURE'],
  ],
  ['personal', { additional_phone: '0312345' }, ['additional_phone ENTER_CORRECT_PHONE']],
  ['personal', { age_18_neighborhood_symbol: '1798' }, ['age_18_neighborhood_symbol UNKNOWN_OPTION']],
  // A local council needs a street; a kibbutz of a regional council does not, see below.
  [
    'personal',
    { age_18_city_symbol: '472', age_18_neighborhood_symbol: '0', age_18_street: null },
    ['age_18_street FIELD_REQUIRED'],
  ],
  ['personal', { field_of_study_id: '17' }, ['another_field_of_study FIELD_REQUIRED']],
  ['personal', { additional_field_of_study_id: '17' }, ['additional_another_field_of_study FIELD_REQUIRED']],
  [
    'personal',
    { age_18_correctness_information: false },
    ['age_18_correctness_information NEIGHBORHOOD_CONFIRM'],
  ],
  [
    'personal',
    { first_name: null, last_name: null },
    ['first_name FIELD_REQUIRED', 'last_name FIELD_REQUIRED'],
  ],
  ...required('bank', ['bank_name', 'branch_number', 'account_number']),
  ...required('family', [
    'family_status',
    'identity_children',
    'brothers_under_24',
    'brothers_students_under_30',
    'family_members',
  ]).map(
    ([step, change, issues]): Broken =>
      // The list starts with one line, which is then the incomplete one.
      'family_members' in change
        ? [
            step,
            change,
            [
              'family_members family_member FIELD_REQUIRED',
              'family_members disability_percentage FIELD_REQUIRED',
            ],
          ]
        : [step, change, issues],
  ),
  ...required('family', [
    ...['family_status_gap', 'identity_children_gap', 'is_orphan', 'is_disconnected_from_parents'],
  ]),
  [
    'family',
    { is_family_member_disabled: null, family_members: undefined },
    ['is_family_member_disabled FIELD_REQUIRED'],
  ],
  [
    'family',
    { identity_children: '1', brothers_under_24: '0', brothers_students_under_30: '0' },
    ['is_single_parent FIELD_REQUIRED'],
  ],
  [
    'family',
    { is_disconnected_from_parents: true, disconnected_from: 'BOTH_PARENTS' },
    ['new_immigrant FIELD_REQUIRED'],
  ],
  ['family', { family_status_gap: true }, ['family_status_gap_details FIELD_REQUIRED']],
  ['family', { identity_children_gap: true }, ['identity_children_gap_details FIELD_REQUIRED']],
  ['family', { brothers_under_24: '26' }, ['brothers_under_24 RANGE']],
  ['family', { brothers_students_under_30: '21' }, ['brothers_students_under_30 RANGE']],
  ['family', { is_orphan: true }, ['orphan_from FIELD_REQUIRED']],
  ['family', { is_disconnected_from_parents: true }, ['disconnected_from FIELD_REQUIRED']],
  [
    'family',
    { is_disconnected_from_parents: true, disconnected_from: 'BOTH_PARENTS', new_immigrant: true },
    ['immigrant_date FIELD_REQUIRED'],
  ],
  [
    'family',
    {
      is_disconnected_from_parents: true,
      disconnected_from: 'BOTH_PARENTS',
      new_immigrant: true,
      immigrant_date: '31.12.1900',
    },
    ['immigrant_date DATE_TOO_EARLY'],
  ],
  // The birthday is an answer of the first step.
  [
    'family',
    {
      is_disconnected_from_parents: true,
      disconnected_from: 'BOTH_PARENTS',
      new_immigrant: true,
      immigrant_date: '01.01.1950',
    },
    ['immigrant_date DATE_BEFORE_BIRTH'],
  ],
  ['family', line(null, '40'), ['family_members family_member FIELD_REQUIRED']],
  ['family', line('CANDIDATE', '19'), ['family_members disability_percentage DISABILITY_RANGE']],
  ['family', line('CANDIDATE', '101'), ['family_members disability_percentage DISABILITY_RANGE']],
  ['family', line('SPOUSE', '40'), ['family_members family_member OPTION_NOT_ALLOWED']],
  ['family', line('CHILD', '40'), ['family_members family_member OPTION_NOT_ALLOWED']],
]

describe('a submit that a rule refuses', () => {
  it.each(broken)('%s %j: %j', async (step, change, issues) => {
    const answer = await unchanged(server, form, () =>
      form.submit(step, payloadOf(step, { ...change, version: 1 })),
    )
    expect(answer.statusCode).toBe(200)
    const { id, version, error } = answer.json()
    expect({ id, version }).toEqual({ id: form.id, version: 1 })
    expect(error.statusCode).toBe(250)
    expect(
      error.errors.map((item: { field: string; part?: string; code: string }) =>
        [item.field, item.part, item.code].filter(Boolean).join(' '),
      ),
    ).toEqual(issues)
    expect(error.message).toHaveLength(issues.length)
  })

  it('covers every rule that the tables of the three steps have', () => {
    const questions = steps
      .filter(({ id }) => id !== 'documents')
      .flatMap(({ section }) => section.questions)
      .filter(({ wire, lockedByDefault }) => wire !== undefined && !lockedByDefault)
    const rules = rulesIn(questions)
      .filter(({ refusedBy }) => refusedBy === 'submit')
      // A list that starts with one line is never empty.
      .filter(({ row, fault }) => row.kind !== 'list' || fault.code !== 'FIELD_REQUIRED')
      // Asked only at a religious institution, see below.
      .filter(({ question: { id } }) => id !== 'isReligiousSector')
      // Both parents on both sides are refused before their options are checked, so one rule hides the other, see
      // below.
      .filter(
        ({ question: { id }, fault }) => !id.endsWith('ParentsCount') || fault.code !== 'OPTION_NOT_ALLOWED',
      )
      .map(({ question, part, row, fault }) =>
        [question.wire, part && row.wire, fault.code].filter(Boolean).join(' '),
      )
    expect(new Set(broken.flatMap(([, , issues]) => issues))).toEqual(new Set(rules))
  })

  it('creates no request if there is none', async () => {
    const newcomer = await enter(server)
    const answer = await newcomer.submit('personal', payloadOf('personal', { first_name: null }))
    expect(answer.json()).toEqual({ version: 0, error: expect.objectContaining({ statusCode: 250 }) })
    expect(await storedOf(server, newcomer.student.id)).toEqual([])
  })

  it('a kibbutz of a regional council is accepted without street and house number', async () => {
    const villager = await givenDraft(server)
    const answer = await villager.submit(
      'personal',
      payloadOf('personal', {
        age_18_city_symbol: '62',
        age_18_neighborhood_symbol: '0',
        age_18_street: null,
        age_18_house_number: null,
        version: 1,
      }),
    )
    expect(answer.json()).toEqual({ id: villager.id, version: 2 })
  })

  it('at the lowest allowed age is accepted', async () => {
    const young = await givenDraft(server)
    const answer = await young.submit(
      'personal',
      payloadOf('personal', { birthdate: '01.15.2018', service_month: '0', version: 1 }),
    )
    expect(answer.json()).toEqual({ id: young.id, version: 2 })
  })
})

/** A student who lost both parents is not asked whether they broke with them. */
const bothOfBoth = {
  is_orphan: true,
  orphan_from: 'BOTH_PARENTS',
  is_disconnected_from_parents: true,
  disconnected_from: 'BOTH_PARENTS',
}

describe('a value for a question that the answers hide', () => {
  const hidden: readonly (readonly [FormStep, Record<string, unknown>, string])[] = [
    ['personal', { is_religious_sector: true }, 'is_religious_sector'],
    ['personal', { is_reservist: false, days_in_reserve: '3' }, 'days_in_reserve'],
    ['personal', { field_of_study_id: '3', another_field_of_study: 'x' }, 'another_field_of_study'],
    ['personal', { age_18_not_israel: true, age_18_street: 'x' }, 'age_18_street'],
    ['family', { family_status_gap: false, family_status_gap_details: 'x' }, 'family_status_gap_details'],
    ['family', { identity_children: '0', is_single_parent: true }, 'is_single_parent'],
    ['family', { new_immigrant: true }, 'new_immigrant'],
    ['family', { identity_children: '1', is_single_parent: true }, 'brothers_under_24'],
    [
      'personal',
      { age_18_not_israel: true, age_18_correctness_information: true },
      'age_18_correctness_information',
    ],
    ['family', bothOfBoth, 'disconnected_from'],
  ]

  it.each(hidden)('is refused by a submit of %s: %j', async (step, change, field) => {
    const answer = await unchanged(server, form, () =>
      form.submit(step, payloadOf(step, { ...change, version: 1 })),
    )
    expect(answer.statusCode).toBe(400)
    const { error } = answer.json()
    expect(error).toMatchObject({ statusCode: 400, code: 'INVALID_FIELDS' })
    expect(
      error.errors.map((item: { field: string; code: string }) => `${item.field} ${item.code}`),
    ).toContain(`${field} NOT_ASKED`)
  })

  it('is stored by a draft, so that a mistaken click loses nothing', async () => {
    const careful = await givenDraft(server)
    const answer = await careful.save('family', { family_status_gap_details: 'x', version: 1 })
    expect(answer.json()).toEqual({ id: careful.id, version: 2 })
  })

  it('is asked for by the institution: a woman at a religious one sees the question', async () => {
    const asked = await enter(server, { institution: 'religious' })
    const silent = await asked.submit('personal', payloadOf('personal', { gender: 'FEMALE' }))
    expect(silent.json().error.errors).toMatchObject([
      { field: 'is_religious_sector', code: 'FIELD_REQUIRED' },
    ])
    const answer = await asked.submit(
      'personal',
      payloadOf('personal', { gender: 'FEMALE', is_religious_sector: true }),
    )
    expect(answer.json()).toMatchObject({ version: 1 })
    expect(answer.json().error).toBeUndefined()
  })
})
