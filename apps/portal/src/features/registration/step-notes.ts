import type { StepId } from '@milgo/domain/application/steps'
import type { ComponentType } from 'react'
import { BankNote } from './steps/bank-note.tsx'

/** What stands below the questions of a step. */
export const stepNotes: { readonly [Id in StepId]?: ComponentType } = { bank: BankNote }
