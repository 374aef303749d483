import type { FastifySchemaCompiler } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { AppError } from '../../errors.ts'

/**
 * The most values in a body. The longest text in three languages, in many short pieces, has fewer. A schema checks
 * every value and stores an error for each, so that a million wrong values would block the process for seconds.
 */
const mostValues = 50_000

/** Validates data by the schema of a call. Refuses data with too many values before the schema checks them. */
export const boundedValidator: FastifySchemaCompiler<z.ZodType> = (route) => {
  const validate = validatorCompiler(route)
  return (data: unknown) => (hasTooManyValues(data) ? { error: new AppError('BAD_REQUEST') } : validate(data))
}

/** Returns whether data has too many elements and fields, at any depth. */
const hasTooManyValues = (data: unknown): boolean => {
  let count = 0
  const waiting: unknown[] = [data]
  while (waiting.length > 0 && count <= mostValues) {
    const value = waiting.pop()
    if (value === null || typeof value !== 'object') continue
    const items = Object.values(value)
    count += items.length
    if (count <= mostValues) waiting.push(...items)
  }
  return count > mostValues
}
