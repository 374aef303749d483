import { defineForm, defineSection } from '@milgo/domain/answers/define'
import { always } from '@milgo/domain/answers/rule'
import { validate } from '@milgo/domain/answers/validation'
import { type CampContext, campAnswers, campBehaviour, campContext, campForm } from './camp-form.fixture.ts'
import type { FormModel, RulesContext } from './form-model.ts'
import { createFormStore } from './form-store.ts'

const camp: FormModel<CampContext> = {
  form: campForm,
  behaviour: campBehaviour,
  issues: (answers, context) => validate(campForm, answers, context),
  warnings: ({ account }) =>
    account === '100009' ? [{ questionId: 'account', wire: 'account', code: 'BANK_ACCOUNT_SUSPECT' }] : [],
}

export const openCamp = (changes: object = {}) =>
  createFormStore(camp, { answers: { ...campAnswers, ...changes }, context: campContext })

const who = { place: 'who', required: always } as const

/** A form for tests only: one section, with confirmations and a field that refuses pasting. */
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

const login: FormModel<RulesContext> = {
  form: loginForm,
  issues: (answers, context) => validate(loginForm, answers, context),
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
  createFormStore(login, { answers: { ...answers }, context: {} })

export const at = (questionId: string) => ({ questionId })
export const part = (line: string, name: string) => ({ questionId: 'guests', line, part: name })
