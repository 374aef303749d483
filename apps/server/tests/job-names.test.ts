import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { scheduledJobs } from '@milgo/domain/jobs/scheduled-job'
import { expect, it } from 'vitest'

it('every scheduled job is on the page of jobs', () => {
  const folder = join(import.meta.dirname, '../src/jobs')
  const names = readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .filter((text) => text.includes('cron:'))
    .flatMap((text) => /name: '([a-z-]+)'/.exec(text)?.[1] ?? [])
  expect(names.toSorted()).toEqual([...scheduledJobs].toSorted())
})
