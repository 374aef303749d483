import { randomUUID } from 'node:crypto'
import type { saveQueueView as call } from '@milgo/contracts/office/save-queue-view'
import { cleanText } from '@milgo/domain/answers/clean-text'
import type { Worker } from '@milgo/domain/queue/assignment'
import { readSort, writeSort } from '@milgo/domain/queue/queue-sort'
import { readView, writeView } from '@milgo/domain/queue/queue-view'
import { mostSavedViews } from '@milgo/domain/queue/saved-view'
import type { z } from 'zod'
import { AppError } from '../../errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { mayEditView } from './may-edit-view.ts'
import { deleteView, findViews, insertView, type SavedView, updateView } from './repository.ts'

/** Saves a view. With an id it replaces that view, unless another person has replaced it meanwhile. */
export const saveQueueView = async (
  platform: Platform,
  staff: Worker,
  { id, version, name, address, is_shared: isShared }: z.output<typeof call.body>,
): Promise<{ id: string }> => {
  const view = { name: cleanText(name), address: cleanAddress(address), isShared }
  if (id === undefined) {
    const own = (await findViews(platform, staff.id)).filter(({ ownerId }) => ownerId === staff.id)
    if (own.length >= mostSavedViews)
      throw new AppError('TOO_MANY_VIEWS', { params: { most: mostSavedViews } })
    const created = randomUUID()
    await insertView(platform, staff.id, { id: created, ...view })
    return { id: created }
  }
  await getEditable(platform, staff, id)
  if (!(await updateView(platform, { id, ...view }, version ?? 0))) throw new AppError('VIEW_CHANGED')
  return { id }
}

export const removeQueueView = async (
  platform: Platform,
  staff: Worker,
  id: string,
): Promise<{ id: string }> => {
  await getEditable(platform, staff, id)
  await deleteView(platform, id)
  return { id }
}

const getEditable = async (platform: Platform, staff: Worker, id: string): Promise<SavedView> => {
  const view = (await findViews(platform, staff.id)).find((one) => one.id === id)
  if (!view) throw new AppError('NOT_FOUND')
  if (!mayEditView(staff, view)) throw new AppError('FORBIDDEN')
  return view
}

/** Returns the address in its standard form, with only what the queue understands. */
const cleanAddress = (address: string): string => {
  const params = new URLSearchParams(address)
  const pairs = writeView(readView(params)).map(([filter, value]): [string, string] => [filter, value])
  return new URLSearchParams([...pairs, ['sort', writeSort(readSort(params.get('sort')))]]).toString()
}
