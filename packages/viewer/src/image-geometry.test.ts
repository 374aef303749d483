import { describe, expect, it } from 'vitest'
import { canvasScale, imageScale, scaleAhead, scrollAfterZoom, turnedSize } from './image-geometry.ts'

const photo = { width: 4_000, height: 3_000 }
const room = { width: 800, height: 900 }

describe('a picture', () => {
  it('swaps width and height after a quarter turn', () => {
    expect(turnedSize(photo, 90)).toEqual({ width: 3_000, height: 4_000 })
    expect(turnedSize(photo, 180)).toEqual(photo)
  })

  it('fits as a whole in every rotation', () => {
    expect(imageScale('fit', photo, room)).toBe(0.25)
    expect(imageScale('fit', { width: 1_000, height: 1_000 }, room)).toBe(0.8)
  })

  it('is not enlarged to fit', () => {
    expect(imageScale('fit', { width: 100, height: 80 }, room)).toBe(1)
  })

  it('has the requested scale, within the bounds', () => {
    expect(imageScale(2, photo, room)).toBe(2)
    expect(imageScale(9, photo, room)).toBe(4)
  })

  it('is drawn on a canvas that is not too large for a browser', () => {
    expect(canvasScale(photo)).toBe(1)
    const huge = { width: 16_000, height: 16_000 }
    expect((huge.width * canvasScale(huge)) ** 2).toBeLessThanOrEqual(16_000_000 + 1)
  })

  it('is as wide as the viewer when drawn ahead, and never higher than a canvas can be', () => {
    const sheet = { width: 595, height: 842 }
    expect(sheet.width * scaleAhead(sheet)).toBeCloseTo(900)
    expect(2_000 * scaleAhead({ width: 10, height: 2_000 })).toBeCloseTo(16_000)
  })

  it('stays centred on the same point while it is enlarged', () => {
    const scroll = { x: 100, y: 50 }
    const next = scrollAfterZoom(scroll, room, 1, 2)
    const middleBefore = { x: scroll.x + room.width / 2, y: scroll.y + room.height / 2 }
    expect({ x: (next.x + room.width / 2) / 2, y: (next.y + room.height / 2) / 2 }).toEqual(middleBefore)
    expect(scrollAfterZoom(scroll, room, 0, 2)).toEqual(scroll)
  })
})
