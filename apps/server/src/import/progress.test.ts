import { describe, expect, it } from 'vitest'
import { progressBar } from './progress.ts'

describe('the progress bar', () => {
  const draw = (isTTY: boolean, shares: readonly (readonly [at: number, share: number])[]) => {
    const written: string[] = []
    let time = 0
    const bar = progressBar({ isTTY, write: (text: string) => written.push(text) > 0 }, () => time)
    for (const [at, share] of shares) {
      time = at
      bar.show(share)
    }
    bar.clear()
    return written
  }

  it('grows in a terminal, ten times a second at most, and is gone at the end', () => {
    const written = draw(true, [
      [0, 0],
      [50, 0.2],
      [150, 0.5],
      [160, 1],
    ])
    expect(written.map((text) => text.match(/\d+%/)?.[0])).toEqual(['0%', '50%', '100%', undefined])
    expect(written.at(-1)?.trim()).toBe('')
  })

  it('is silent in a log', () => {
    expect(draw(false, [[0, 0.5]])).toEqual([])
  })
})
