import { z } from 'zod'
import { familyMembers } from '../application/enumerations.ts'
import { disabilityPercents, maxDisabledFamilyMembers } from '../application/family/rules.ts'

/** Monthly income in NIS; null if the household has no such person. */
const income = z.number().min(0).max(1_000_000).nullable()

const [leastPercent, mostPercent] = disabilityPercents
export const DisabilityPercentage = z.int().min(leastPercent).max(mostPercent)

/**
 * The figures that the reviewer verified: the request data of the portal specification, section 3, with its client
 * names (typing errors corrected). Only the household, the incomes and the disabilities give points.
 */
export const VerifiedFigures = z.object({
  houseHoldPeople: z.int().min(1).max(30),
  parentOneIncome: income,
  parentTwoIncome: income,
  /** The spouse's income. */
  spouse: income,
  /** The candidate's own income. */
  candidateEntering: income,
  disability: z
    .array(z.object({ familyMember: z.enum(familyMembers), percentages: DisabilityPercentage }))
    .max(maxDisabledFamilyMembers),
  childrenDisability: z.boolean(),
  /** An allocation decided by the management. */
  adminAssignment: z.boolean(),
  /** The studies exceed the standard number of years. */
  exceedsStandards: z.boolean(),
  openUniversity: z.boolean(),
  /** Percent of a full programme. */
  studiesScope: z.number().min(0).max(100).nullable(),
  /** The month of the incomes. */
  surveyMonth: z
    .string()
    .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)
    .nullable(),
  note: z.string().max(2_000),
})
export type VerifiedFigures = z.infer<typeof VerifiedFigures>

/** The request data of the score view: the verified figures of one request. */
export type RequestData = VerifiedFigures & { readonly requestNumber: string | number }
