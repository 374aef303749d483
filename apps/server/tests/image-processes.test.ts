import { spawnSync } from 'node:child_process'
import { linkSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { canRunAs } from '../src/platform/images/image-account.ts'
import { createFolderFor } from '../src/platform/images/image-folder.ts'
import { createImageWorkers, type Images } from '../src/platform/images/image-workers.ts'
import { fixture } from './support/fixture.ts'
import { openListening } from './support/listening.ts'
import { patience } from './support/patience.ts'
import { openPictures, type Pictures } from './support/pictures.ts'
import { quadrants } from './support/quadrants.ts'
import { formOf } from './support/upload-form.ts'

let pictures: Pictures
let picture: Buffer
beforeAll(async () => {
  pictures = openPictures()
  picture = await quadrants().png().toBuffer()
})
afterAll(() => pictures.close())

/** Runs the work with image processes of its own, which end with the test. */
const withImages = async (
  options: Omit<Parameters<typeof createImageWorkers>[0], 'folder'>,
  work: (images: Images) => Promise<void>,
): Promise<void> => {
  const images = createImageWorkers({ ...options, folder: pictures.folder })
  try {
    await work(images)
  } finally {
    await images.stop()
  }
}

const isImageProcess = (pid: string): boolean => {
  try {
    const isOurs =
      readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1] === String(process.pid)
    return isOurs && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('image-process')
  } catch {
    // It has ended meanwhile.
    return false
  }
}

const imageProcesses = (): string[] =>
  readdirSync('/proc').filter((name) => /^\d+$/.test(name) && isImageProcess(name))

it('one that takes too long is ended, and the next picture is still converted', () =>
  withImages({ atOnce: 1, timeoutMs: 8_000 }, async (images) => {
    expect(await pictures.convertSlow(images)).toBe('STORAGE_UNAVAILABLE')
    expect((await pictures.convert(images, 'png', picture)).made.image.bytes).toBeGreaterThan(0)
  }))

it('a picture that took too long may be tried once more, because the machine may have been busy', () =>
  withImages({ atOnce: 1, timeoutMs: 1 }, async (images) => {
    const late = (content: Buffer) => pictures.convert(images, 'png', content).catch((error) => error)
    expect(await late(picture)).toMatchObject({ code: 'STORAGE_UNAVAILABLE', retryAfterSeconds: 15 })
    expect(await late(Buffer.from('another'))).toMatchObject({ code: 'STORAGE_UNAVAILABLE' })
    expect(await late(picture)).toMatchObject({ code: 'BROKEN_IMAGE' })
  }))

it('have nothing of the server’s environment', () =>
  withImages({ atOnce: 1 }, async (images) => {
    vi.stubEnv('DATA_KEY', 'a canary among the secrets')
    await pictures.convert(images, 'png', picture)
    const theirs = imageProcesses().map((name) => readFileSync(`/proc/${name}/environ`, 'utf8'))
    vi.unstubAllEnvs()
    expect(theirs.length).toBeGreaterThan(0)
    expect(theirs.join()).not.toContain('canary')
  }))

it('convert only a limited number at once, and all of them in the end', () =>
  withImages({ atOnce: 2 }, async (images) => {
    const all = await Promise.all(
      Array.from({ length: 8 }, (_, owner) =>
        pictures.convert(images, 'png', picture, { owner: String(owner) }),
      ),
    )
    expect(new Set(all.map(({ made }) => made.image.sha256)).size).toBe(1)
    // Otherwise a third process would have been started at once.
    expect(imageProcesses()).toHaveLength(2)
  }))

it('that are killed from outside lose no picture', () =>
  withImages({ atOnce: 1 }, async (images) => {
    await pictures.convert(images, 'png', picture)
    const [first] = imageProcesses()
    const converting = pictures.convert(images, 'png', picture)
    process.kill(Number(first), 'SIGKILL')
    expect((await converting).made.image.bytes).toBeGreaterThan(0)
    expect(imageProcesses()).not.toContain(first)
  }))

/** Returns the memory of a process without any work, as the kernel counts it; it differs by half between machines. */
const idleMegabytes = async (): Promise<number> => {
  let kilobytes = 0
  await withImages({ atOnce: 1 }, async (images) => {
    await pictures.convert(images, 'png', picture)
    const [pid] = imageProcesses()
    kilobytes = Number(readFileSync(`/proc/${pid}/status`, 'utf8').match(/^VmData:\s+(\d+) kB/m)?.[1])
  })
  return Math.ceil(kilobytes / 1024)
}

it.skipIf(process.platform !== 'linux')(
  'have limited memory, and a picture that needs more affects nothing else',
  async () => {
    // Written in passes, so that it is decoded as a whole: 300 megabytes.
    const swelling = await sharp({ create: { width: 9_990, height: 9_990, channels: 3, background: '#888' } })
      .png({ progressive: true, compressionLevel: 1 })
      .toBuffer()
    await withImages({ atOnce: 1, claimMegabytes: (await idleMegabytes()) + 200 }, async (images) => {
      await expect(pictures.convert(images, 'png', swelling)).rejects.toMatchObject({ code: 'BROKEN_IMAGE' })
      expect((await pictures.convert(images, 'png', picture)).made.image.bytes).toBeGreaterThan(0)
    })
  },
)

describe('one student’s pictures', () => {
  it('do not delay those of others, however slow and many they are', () =>
    withImages({ atOnce: 2, timeoutMs: patience.timeout }, async (images) => {
      const slow = Array.from({ length: 5 }, () => pictures.convertSlow(images, { owner: 'one' }))
      for (const owner of ['other', 'third', 'other'])
        expect((await pictures.convert(images, 'png', picture, { owner })).made).toBeDefined()
      expect(await Promise.race([...slow, 'still at work'])).toBe('still at work')
    }))

  it('are not waited for once the student has disconnected', () =>
    withImages({ atOnce: 1 }, async (images) => {
      const leaving = new AbortController()
      void pictures.convertSlow(images, { owner: 'one' })
      const waiting = pictures.convert(images, 'png', picture, { owner: 'other', gone: leaving.signal })
      leaving.abort(new Error('gone'))
      await expect(waiting).rejects.toThrow('gone')
    }))
})

it('an upload whose sender disconnects while its picture waits is removed from the queue', async () => {
  const server = await openListening({ IMAGE_PROCESSES: '1', IMAGE_UID: '0' })
  try {
    void pictures.convertSlow(server.platform.images, { owner: 'somebody else' })
    const { request, answer } = server.begin()
    request.end(formOf(picture))
    await vi.waitFor(() => expect(server.spooledBytes()).toEqual([picture.length]), patience)
    request.destroy()
    await expect(answer).rejects.toThrow()
    await vi.waitFor(
      async () => expect([await server.rows(), server.spooled(), server.stored()]).toEqual([[], [], []]),
      patience,
    )
  } finally {
    await server.close()
  }
})

/** Runs what an attacker in the process could do, under its account and without Node. */
const asAccountOf = (pid: string, command: string): string => {
  const [uid = 0, gid = 0] = ['Uid', 'Gid'].map((line) =>
    Number(readFileSync(`/proc/${pid}/status`, 'utf8').match(new RegExp(`^${line}:\\s+(\\d+)`, 'm'))?.[1]),
  )
  const { stdout, stderr } = spawnSync('/bin/sh', ['-c', command], { uid, gid, encoding: 'utf8', cwd: '/' })
  return stdout + stderr
}

const permitted = (pid: string, kind: 'read' | 'write'): string[] =>
  readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    .split('\0')
    .filter((part) => part.startsWith(`--allow-fs-${kind}=`))
    .map((part) => part.split('=')[1] ?? '')

it('can open only a folder of their own in the data, which is empty between two pictures', () =>
  withImages({ atOnce: 2 }, async (images) => {
    writeFileSync(join(pictures.folder, 'somebody-elses'), 'secret')
    await Promise.all(
      ['one', 'two'].map((owner) => pictures.convert(images, 'heic', fixture('photo.heic'), { owner })),
    )
    const writable = imageProcesses().map((pid) => permitted(pid, 'write'))
    expect(writable).toHaveLength(2)
    expect(new Set(writable.flat()).size).toBe(2)
    for (const own of writable) expect(own).toHaveLength(1)
    for (const folder of writable.flat()) {
      expect(folder.startsWith(`${pictures.folder}/pictures-`)).toBe(true)
      expect(readdirSync(folder)).toEqual([])
    }
    for (const pid of imageProcesses()) expect(permitted(pid, 'read')).not.toContain(pictures.folder)
  }))

const foldersLeft = () => readdirSync(pictures.folder).filter((name) => name.startsWith('pictures-'))

it('leave no folder behind', async () => {
  await withImages({ atOnce: 1 }, async (images) => {
    await pictures.convert(images, 'png', picture)
    expect(foldersLeft()).toHaveLength(1)
  })
  expect(foldersLeft()).toEqual([])
})

it('have ended after a stop, also those that were given up before', async () => {
  await withImages({ atOnce: 1, timeoutMs: 1 }, async (images) => {
    await expect(pictures.convert(images, 'png', picture)).rejects.toThrow()
  })
  expect([imageProcesses(), foldersLeft()]).toEqual([[], []])
})

const isRoot = process.getuid?.() === 0
const account = { uid: 64_813, gid: 64_813 }

/**
 * Returns whether the other account can read this checkout. If its folder is closed to others, the server's own account
 * is used.
 */
const canBeRun = async (): Promise<boolean> => {
  if (!isRoot) return false
  const folder = createFolderFor(account)
  return canRunAs(account, folder.path).finally(folder.remove)
}
const isOpenToOthers = await canBeRun()

describe.runIf(isRoot)('if the server is root', () => {
  it.runIf(isOpenToOthers)('run under another account, which cannot enter the folder of uploads', () =>
    withImages({ atOnce: 1, account }, async (images) => {
      const secret = join(pictures.folder, 'secret')
      writeFileSync(secret, 'of somebody else', { mode: 0o644 })
      for (const [format, content] of [
        ['png', picture],
        ['heic', fixture('photo.heic')],
      ] as const)
        expect((await pictures.convert(images, format, content)).made.image.bytes).toBeGreaterThan(0)
      const [pid = ''] = imageProcesses()
      const status = readFileSync(`/proc/${pid}/status`, 'utf8')
      expect(status).toMatch(/^Uid:\s+64813\s+64813\s+64813/m)
      expect(status).toMatch(/^Gid:\s+64813\s+64813\s+64813/m)
      expect(status).toMatch(/^Groups:\s*$/m)
      expect(asAccountOf(pid, `cat ${secret}`)).toContain('Permission denied')
      expect(asAccountOf(pid, `ls ${pictures.folder}`)).toContain('Permission denied')
    }),
  )

  it('are not trusted: a result that links to another file is refused', async () => {
    const folder = createFolderFor(account)
    const secret = join(pictures.folder, 'secret-of-root')
    writeFileSync(secret, 'of somebody else', { mode: 0o600 })
    try {
      symlinkSync(secret, folder.image)
      await expect(folder.takeOut(folder.image, join(pictures.folder, 'taken-1'))).rejects.toThrow()
      mkdirSync(folder.thumbnail)
      await expect(folder.takeOut(folder.thumbnail, join(pictures.folder, 'taken-2'))).rejects.toThrow()
      linkSync(secret, folder.source)
      await expect(folder.takeOut(folder.source, join(pictures.folder, 'taken-3'))).rejects.toThrow()
      // Nor can the account replace its folder by another.
      const exchange = `mv ${folder.path} ${folder.path}-away`
      expect(spawnSync('/bin/sh', ['-c', exchange], { ...account, cwd: '/' }).status).not.toBe(0)
    } finally {
      folder.remove()
    }
  })

  it('run under the server’s own account if the other cannot read the program', async () => {
    const refused = { uid: -1, gid: -1 }
    expect(await canRunAs(refused, '/')).toBe(false)
    await withImages({ atOnce: 1, account: refused }, async (images) => {
      expect((await pictures.convert(images, 'png', picture)).made.image.bytes).toBeGreaterThan(0)
    })
  })
})
