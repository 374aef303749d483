import { fill } from '@milgo/messages/fill'
import { viewer } from '@milgo/messages/he/viewer'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { pdfAddress } from './support/paper.ts'
import { press } from './support/press.ts'
import { fileOf } from './support/review-fixture.ts'
import { at, openRequest, three } from './support/review-page.ts'

type Turn = { readonly degrees: number }

const photoOf = (title: string) =>
  page
    .getByRole('img', { name: fill(viewer.image, { title }) })
    .elements()
    .find((one) => one instanceof HTMLCanvasElement)

/** Returns the width and height of the photo as drawn. */
const shapeOf = (title: string) => () => {
  const photo = photoOf(title)
  return photo && [photo.width, photo.height]
}

/** Returns the width of the photo on the screen. */
const widthOf = (title: string) => photoOf(title)?.getBoundingClientRect().width ?? 0

describe('the documents of a review', () => {
  it('name every control of the viewer', async () => {
    await openRequest({})
    const tools = page.getByRole('toolbar', { name: viewer.tools })
    for (const name of [viewer.zoomIn, viewer.zoomOut, viewer.fit, viewer.rotate, viewer.download])
      await expect.element(tools.getByRole('button', { name: new RegExp(name) })).toBeVisible()
    for (const button of tools.getByRole('button').elements())
      expect(button.getAttribute('aria-label') ?? button.textContent).not.toBe('')
  })

  it('are rotated by a key, and the rotation is stored for all staff', async () => {
    const turnedBefore = { ...fileOf('study_confirmation'), rotation: 270 }
    const calls = await openRequest(
      { documents: three.map((one, place) => (place === 1 ? { ...one, file: turnedBefore } : one)) },
      { 'PUT /office/requests/{id}/rotation': ({ body }) => ({ degrees: (body as Turn).degrees }) },
    )
    const sent = () => calls.made('PUT /office/requests/{id}/rotation').map(({ body }) => body)
    // The photo is 40 by 60 as it was sent.
    await expect.poll(shapeOf('תעודת זהות')).toEqual([40, 60])
    await press('r')
    await expect.poll(shapeOf('תעודת זהות')).toEqual([60, 40])
    await expect.poll(sent).toEqual([{ file_name: 'id_front.jpeg', degrees: 90 }])
    await press('r')
    await expect.poll(shapeOf('תעודת זהות')).toEqual([40, 60])
    await expect.poll(sent).toHaveLength(2)
    await press('r')
    await expect.poll(sent).toHaveLength(3)
    expect(sent()[2]).toEqual({ file_name: 'id_front.jpeg', degrees: 270 })
    await press('j')
    await expect.poll(shapeOf('אישור לימודים')).toEqual([60, 40])
    await press('j')
    await expect.poll(shapeOf('אישור שירות')).toEqual([40, 60])
    await press('kk')
    await expect.poll(shapeOf('תעודת זהות')).toEqual([60, 40])
  })

  it('are enlarged by keys and by two fingers, and fit again', async () => {
    await openRequest({})
    await expect.poll(shapeOf('תעודת זהות')).toEqual([40, 60])
    const percent = () => widthOf('תעודת זהות') / 0.4
    const tools = page.getByRole('toolbar', { name: viewer.tools })
    const expectScale = async (wanted: number) => {
      await expect.element(tools.getByText(fill(viewer.scale, { percent: wanted }))).toBeVisible()
      await expect.poll(percent).toBeCloseTo(wanted, 0)
    }
    await expectScale(100)
    await press('==')
    await expectScale(125)
    await press('-')
    await expectScale(110)
    await press('0')
    await expectScale(100)

    const room = page.getByRole('region', { name: fill(viewer.image, { title: 'תעודת זהות' }) }).element()
    const touch = (type: string, pointerId: number, clientX: number) =>
      room.dispatchEvent(
        new PointerEvent(type, { pointerId, clientX, clientY: 300, pointerType: 'touch', bubbles: true }),
      )
    touch('pointerdown', 1, 100)
    touch('pointermove', 1, 140)
    touch('pointerdown', 2, 240)
    // One finger scrolls natively.
    await expectScale(100)
    touch('pointermove', 2, 390)
    await expectScale(250)
    touch('pointermove', 1, 240)
    await expectScale(150)
    touch('pointerup', 2, 390)
    touch('pointermove', 1, 20)
    await expectScale(150)
    touch('pointerup', 1, 20)
    // The next document has the same zoom.
    await press('j')
    await expect.poll(() => widthOf('אישור לימודים') / 0.4).toBeCloseTo(150, 0)
  })

  it('of several pages are paged through by keys', async () => {
    await openRequest(
      {},
      {
        'POST /office/requests/{id}/view-document': {
          url: pdfAddress('First', 'Second'),
          media_type: 'application/pdf',
          bytes: 700,
          expires_at: at,
        },
      },
    )
    const shownPage = (number: number) =>
      page
        .getByRole('toolbar', { name: viewer.tools })
        .getByText(fill(viewer.pages, { page: number, count: 2 }))
    await expect.element(shownPage(1)).toBeVisible()
    await press(']')
    await expect.element(shownPage(2)).toBeVisible()
    await press('[[')
    await expect.element(shownPage(1)).toBeVisible()
  })
})
