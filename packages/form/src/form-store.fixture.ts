import { defineForm, defineSection } from '@milgo/domain/answers/define'
import { always } from '@milgo/domain/answers/rule'
import { validate } from '@milgo/domain/answers/validation'
import { type CampFacts, campAnswers, campBehaviour, campFacts, campForm } from './camp-form.fixture.ts'
import type { FormFacts, FormModel } from './form-model.ts'
import { createFormStore } from './form-store.ts'

const camp: FormModel<CampFacts> = {
  form: campForm,
  behaviour: campBehaviour,
  issues: (answers, facts) => validate(campForm, answers, facts),
  warnings: ({ account }) =>
    account === '100009' ? [{ questionId: 'account', wire: 'account', code: 'BANK_ACCOUNT_SUSPECT' }] : [],
}

export const openCamp = (changes: object = {}) =>
  createFormStore(camp, { answers: { ...campAnswers, ...changes }, facts: campFacts })

const who = { place: 'who', required: always } as const

/** A form of one section, with what must be repeated and what cannot be pasted. */
const loginForm = defineForm([
  defineSection('login', {
    identityNumber: { wire: 'identity_number', kind: 'israeliId', ...who },
    phone: { wire: 'phone', kind: 'phone', ...who },
    email: { wire: 'email', kind: 'email', ...who },
    emailConfirm: { kind: 'email', sameAs: 'email', noPaste: always, ...who },
    password: { wire: 'password', kind: 'password', ...who },
    passwordConfirmation: { kind: 'password', sameAs: 'password', ...who },
    invitation: { wire: 'invitation', kind: 'yesNo', visibleWhen: () => false, ...who },
  }),
])

const login: FormModel<FormFacts> = {
  form: loginForm,
  issues: (answers, facts) => validate(loginForm, answers, facts),
}

export const loginAnswers = {
  identityNumber: '123456782',
  phone: '0521234567',
  email: 'dana@example.org',
  emailConfirm: 'dana@example.org',
  password: 'Rv7kbaL2x',
  passwordConfirmation: 'Rv7kbaL2x',
}

export const openLogin = (answers: object = {}) =>
  createFormStore(login, { answers: { ...answers }, facts: {} })

export const at = (questionId: string) => ({ questionId })
export const part = (line: string, name: string) => ({ questionId: 'guests', line, part: name })
