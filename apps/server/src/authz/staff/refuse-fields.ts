import { AppError, type RefusedItem } from '../../errors.ts'

export const refuseFields = (found: Readonly<Record<string, RefusedItem | undefined>>): void => {
  const items = Object.entries(found).flatMap(([field, item]) => (item ? [{ ...item, field }] : []))
  if (items.length > 0) throw new AppError('INVALID_FIELDS', { items })
}
