import type { StepId } from '@milgo/domain/application/steps'
import type { ComponentType } from 'react'
import { BankNote } from './bank-note.tsx'

/** The notes below the questions of a step. */
export const stepNotes: { readonly [Id in StepId]?: ComponentType } = { bank: BankNote }
