import { readFileSync } from 'node:fs'
import { documentsStep } from '@milgo/messages/he/documents-step'
import { formModals } from '@milgo/messages/he/form-modals'
import { formNotes } from '@milgo/messages/he/form-notes'
import { registration } from '@milgo/messages/he/registration'
import { upload } from '@milgo/messages/he/upload'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { core } from './core.ts'
import { expect } from './fixtures.ts'
import { openAs, tokenOf } from './login.ts'
import { registerStudent, type Student } from './student.ts'

/** Small sample files of the kinds that students upload. */
export const files = {
  letter: 'letter.pdf',
  photo: 'photo.jpg',
  phonePhoto: 'photo.heic',
  income: 'income.xlsx',
  closed: 'closed.pdf',
} as const

const kinds: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  heic: 'image/heic',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

export type SampleFile = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }

/** Returns a sample file, with another name if one is given. */
export const fileOf = (sample: keyof typeof files, name: string = files[sample]): SampleFile => {
  const ending = files[sample].split('.').at(-1) ?? ''
  return {
    name,
    mimeType: kinds[ending] ?? '',
    buffer: readFileSync(new URL(`files/${files[sample]}`, import.meta.url)),
  }
}

type Answers = Readonly<Record<string, unknown>>

/** The answers of the steps before the documents, with the field names of the specification. */
export type Filled = {
  readonly who: string
  readonly institution?: Parameters<typeof registerStudent>[1]
  readonly personal: Answers
  readonly family: Answers
}

const personal = {
  first_name: 'דמו',
  last_name: 'מסמכים',
  birthdate: '05.17.2001',
  gender: 'MALE',
  age_18_not_israel: true,
  study_year_number: 'SECOND_YEAR',
  field_of_study_id: '5',
  military_service_type: 'NOT_SERVED',
  is_reservist: false,
}
const bank = { bank_name: '10', branch_number: '800', account_number: '123456' }
const noGaps = { family_status_gap: false, identity_children_gap: false }
const single = {
  ...noGaps,
  family_status: 'SINGLE',
  identity_children: '0',
  brothers_under_24: '0',
  brothers_students_under_30: '0',
  is_orphan: false,
  is_disconnected_from_parents: false,
  is_family_member_disabled: false,
}

/** Five kinds of students, with the answers of their first three steps. */
export const students = {
  single: {
    who: 'a single student under 30',
    personal,
    family: { ...single, brothers_under_24: '2', brothers_students_under_30: '2' },
  },
  mother: {
    who: 'a married mother over 30',
    institution: { is_religious: true },
    personal: {
      ...personal,
      birthdate: '02.03.1990',
      gender: 'FEMALE',
      is_religious_sector: false,
      military_service_type: 'NATIONAL_SERVICE',
      service_month: '24',
    },
    family: {
      ...noGaps,
      family_status: 'MARRIED',
      identity_children: '3',
      is_single_parent: false,
      is_family_member_disabled: true,
      family_members: [
        { family_member: 'CHILD', disability_percentage: '40' },
        { family_member: 'SPOUSE', disability_percentage: '100' },
      ],
    },
  },
  reservist: {
    who: 'a reservist',
    personal: {
      ...personal,
      birthdate: '12.31.1998',
      military_service_type: 'MILITARY_SERVICE',
      service_month: '32',
      is_reservist: true,
      days_in_reserve: '120',
    },
    family: {
      ...single,
      is_orphan: true,
      orphan_from: 'ONE_PARENT',
      is_disconnected_from_parents: false,
    },
  },
  newcomer: {
    who: 'a newcomer cut off from both parents',
    personal: { ...personal, military_service_type: 'CIVIL_SERVICE', service_month: '12' },
    family: {
      ...single,
      is_disconnected_from_parents: true,
      disconnected_from: 'BOTH_PARENTS',
      new_immigrant: true,
      immigrant_date: '01.08.2019',
    },
  },
  sponsored: {
    who: 'a student of a sponsored institution',
    institution: { is_sponsored: true },
    personal: { ...personal, birthdate: '07.07.2003' },
    family: {
      ...noGaps,
      family_status: 'DIVORCED',
      identity_children: '1',
      is_single_parent: true,
      is_orphan: false,
      is_disconnected_from_parents: false,
      is_family_member_disabled: false,
    },
  },
} as const satisfies Record<string, Filled>

/** Submits a step by the call that the page makes, and expects that it is accepted. */
const submitStep = async (request: APIRequestContext, token: string, path: string, data: Answers) => {
  const answered = await request.post(`${core}/${path}/submit`, {
    headers: { Authorization: `Bearer ${token}` },
    data: { ...data, version: 0 },
  })
  // The whole body is compared, because a refusal contains the request's id too.
  expect(await answered.json()).toEqual({ id: expect.any(String), version: 1 })
}

/** Registers a student and submits all steps but the documents. */
export const registerFilled = async (request: APIRequestContext, filled: Filled): Promise<Student> => {
  const student = await registerStudent(request, filled.institution)
  const token = await tokenOf(request, student)
  await submitStep(request, token, 'step-1', filled.personal)
  if (!filled.institution?.is_sponsored) await submitStep(request, token, 'step-1/bank', bank)
  await submitStep(request, token, 'step-3', filled.family)
  return student
}

/** Registers a student with all steps but the documents, and opens the documents step. */
export const openDocuments = async (
  page: Page,
  request: APIRequestContext,
  filled: Filled,
): Promise<Student> => {
  const student = await registerFilled(request, filled)
  await openAs(page, request, student, '/registration?step=4')
  await expect(reviewButton(page)).toBeVisible()
  return student
}

/** Returns the button that leads from the documents to the page of all answers, where Send is. */
export const reviewButton = (page: Page): Locator =>
  page.getByRole('button', { name: documentsStep.review, exact: true })

export const sendButton = (page: Page): Locator =>
  page.getByRole('button', { name: formNotes.send, exact: true })

/** Returns the field of a document, or of one slot of a list of documents, counted from 0. */
export const documentOf = (page: Page, questionId: string, slot?: number): Locator =>
  page.locator(`[id="field-${questionId}${slot === undefined ? '' : `-${slot}`}"]`)

/** Chooses a file in the browser's file chooser. */
export const choose = async (page: Page, field: Locator, file: SampleFile): Promise<void> => {
  const [window] = await Promise.all([
    page.waitForEvent('filechooser'),
    field.getByRole('button', { name: upload.choose }).first().click(),
  ])
  await window.setFiles({ ...file })
}

export const uploadInto = async (page: Page, field: Locator, file: SampleFile): Promise<void> => {
  await choose(page, field, file)
  await expect(field.getByRole('button', { name: upload.view })).toBeVisible()
}

/** Replaces the uploaded file of a field by another file. */
export const replaceIn = async (page: Page, field: Locator, file: SampleFile): Promise<void> => {
  const [window] = await Promise.all([
    page.waitForEvent('filechooser'),
    field.getByRole('button', { name: upload.replace }).click(),
  ])
  await window.setFiles({ ...file })
}

/** Removes the uploaded file of a field and confirms the removal. */
export const removeFrom = async (page: Page, field: Locator): Promise<void> => {
  await field.getByRole('button', { name: upload.remove }).click()
  await page
    .getByRole('dialog', { name: documentsStep.removal.header })
    .getByRole('button', { name: upload.remove, exact: true })
    .click()
}

/** Returns what the server has saved of the documents step. */
export const savedDocuments = async (
  request: APIRequestContext,
  student: Student,
): Promise<Record<string, unknown>> => {
  const answered = await request.get(`${core}/step-4/documents`, {
    headers: { Authorization: `Bearer ${await tokenOf(request, student)}` },
  })
  return answered.json()
}

type AnsweredRequest = {
  readonly id: string
  readonly request_number: string
  readonly request_status: string
  readonly shows_survey: boolean
}

/** Returns the student's request as the server answers it to the student. */
export const requestOf = async (request: APIRequestContext, student: Student): Promise<AnsweredRequest> => {
  const answered = await request.get(`${core}/user/current-user`, {
    headers: { Authorization: `Bearer ${await tokenOf(request, student)}` },
  })
  return (await answered.json()).request
}

export const statusOf = async (request: APIRequestContext, student: Student): Promise<string> =>
  (await requestOf(request, student)).request_status

type Needed = {
  readonly field: string
  readonly index?: number
  readonly member_type?: string
  readonly is_required: boolean
}

/** Uploads every required document by the calls that the page makes, without some. If none is left out, the request can be sent. */
export const giveDocuments = async (
  request: APIRequestContext,
  student: Student,
  without: readonly string[] = [],
): Promise<void> => {
  const headers = { Authorization: `Bearer ${await tokenOf(request, student)}` }
  const { needed, version } = await savedDocuments(request, student)
  const given: Record<string, unknown> = {
    is_biometric_id: false,
    is_parent_one_biometric_id: false,
    is_parent_two_biometric_id: false,
    approve_incomes: true,
    declaration_correctness_information: !without.includes('declaration_correctness_information'),
  }
  for (const { field, index, member_type, is_required } of needed as readonly Needed[]) {
    if (!is_required || without.includes(field)) continue
    const uploaded = await request.post(`${core}/upload/upload-file/${field}`, {
      headers,
      multipart: { file: fileOf('letter', `${field}-${index ?? member_type ?? 0}.pdf`) },
    })
    const { file_name: document } = await uploaded.json()
    const lines = (given[field] ?? []) as readonly unknown[]
    if (field === 'family_documents')
      given[field] = [...lines, { member_type, income_type: 'EMPLOYEE', document }]
    else if (index === undefined) given[field] = document
    else given[field] = [...lines, member_type === undefined ? document : { member_type, document }]
  }
  const saved = await request.post(`${core}/step-4/save`, { headers, data: { ...given, version } })
  expect((await saved.json()).error).toBeUndefined()
}

/** Registers a student with every answer and document, and opens the documents step. Only sending is left. */
export const openComplete = async (
  page: Page,
  request: APIRequestContext,
  filled: Filled,
): Promise<Student> => {
  const student = await registerFilled(request, filled)
  await giveDocuments(request, student)
  await openAs(page, request, student, '/registration?step=4')
  await expect(page.getByRole('heading', { name: documentsStep.summary.ready })).toBeVisible()
  return student
}

/** Confirms the bank account that is shown before sending. Without a bank account there is no checkbox to tick. */
export const confirmBank = async (page: Page): Promise<void> => {
  await expect(sendButton(page)).toBeVisible()
  const box = page.getByRole('checkbox', { name: registration.bankReadBack.confirm })
  if ((await box.count()) > 0) await box.setChecked(true, { force: true })
}

/** Opens the page of all answers, presses Send and confirms. */
export const sendRequest = async (page: Page): Promise<void> => {
  // After a refusal the page of all answers may still be open.
  if (!(await sendButton(page).isVisible())) await reviewButton(page).click()
  await confirmBank(page)
  await sendButton(page).click()
  await page
    .getByRole('dialog', { name: formModals.preSubmitRequest.header })
    .getByRole('button', { name: formModals.preSubmitRequest.positive, exact: true })
    .click()
}
