import type { FastifySchemaCompiler } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { AppError } from '../../errors.ts'

/**
 * So many values stand in what comes in: three languages of the longest text in many short pieces have fewer. A schema
 * looks at every value and keeps a complaint of each, so a million of wrong ones would hold the process for seconds.
 */
const mostValues = 50_000

/** Validates by the schema of a call, once there is not too much to look at. */
export const boundedValidator: FastifySchemaCompiler<z.ZodType> = (route) => {
  const validate = validatorCompiler(route)
  return (data: unknown) => (hasTooManyValues(data) ? { error: new AppError('BAD_REQUEST') } : validate(data))
}

/** Counts all elements and fields, however deep. */
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
