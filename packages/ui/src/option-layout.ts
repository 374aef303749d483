import { type Layout, ListLayout } from 'react-aria-components'
import type { ChoiceOption } from './choice-option.ts'

type NodeOf<OfLayout> = OfLayout extends Layout<infer Node, infer _> ? Node : never

/** In the root's text size: how high a row is, what surrounds its words, and more than their letters take on average. */
const row = { height: 2.75, aroundWords: 3.5, letter: 0.85 } as const

/**
 * Rows of a long list. To measure one costs a layout of the page, so a short name, which surely stands in one line,
 * is taken at its known height; only long names and those with a description are measured.
 */
export class OptionLayout extends ListLayout<ChoiceOption> {
  #rem = 16

  constructor() {
    super({ padding: 6, estimatedRowSize: row.height * 16 })
  }

  override update(context: Parameters<ListLayout<ChoiceOption>['update']>[0]) {
    if (context.sizeChanged) {
      this.#rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      this.estimatedRowSize = row.height * this.#rem
    }
    super.update(context)
  }

  /** How far down the list an entry begins, with a few of those before it in sight. */
  offsetOf(key: string, rowsBefore: number): number {
    const top = this.getLayoutInfo(key)?.rect.y ?? 0
    return Math.max(0, top - rowsBefore * row.height * this.#rem)
  }

  protected override buildItem(node: NodeOf<ListLayout<ChoiceOption>>, x: number, y: number) {
    this.rowSize = this.#standsInOneLine(node.value) ? row.height * this.#rem : null
    const built = super.buildItem(node, x, y)
    this.rowSize = null
    return built
  }

  #standsInOneLine(option: ChoiceOption | null): boolean {
    if (!option || option.description) return false
    const room = (this.virtualizer?.size.width ?? 0) - 2 * this.padding - row.aroundWords * this.#rem
    return option.label.length * row.letter * this.#rem <= room
  }
}
