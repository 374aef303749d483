import type { EngineContext } from '../answers/kinds/kind.ts'
import type { MunicipalCode } from '../locality/municipal-code.ts'

/** What the rules of the application need to know beyond the answers. */
export interface ApplicationContext extends EngineContext {
  readonly institution: { readonly isSponsored: boolean; readonly isReligious: boolean }
  /** The period's age date: a student under 30 at this moment is a young candidate. */
  readonly ageDate: Date
  readonly now: Date
  /** The days of which reserve duty counts, including the first and the last. */
  readonly reserveWindow: { readonly from: string; readonly to: string }
  /** Returns the municipal code of a locality by its symbol; undefined for an unknown locality. */
  readonly municipalCodeOf: (citySymbol: string) => MunicipalCode | undefined
  /** The questions that cannot be changed; by default those that the account answers. */
  readonly locked: ReadonlySet<string>
}

export const isSponsored = (_: unknown, context: Pick<ApplicationContext, 'institution'>): boolean =>
  context.institution.isSponsored

export const isReligiousInstitution = (
  _: unknown,
  context: Pick<ApplicationContext, 'institution'>,
): boolean => context.institution.isReligious

export const isUnlocked =
  (questionId: string) =>
  (_: unknown, context: Pick<ApplicationContext, 'locked'>): boolean =>
    !context.locked.has(questionId)
