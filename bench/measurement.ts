type Measured = { readonly name: string; readonly value: number; readonly unit: string }

/** The same thing done as barely as it can be, on the same machine at the same time. */
type Floor = { readonly floor: number }

/** What was promised of a quiet machine: no more than this, no less than this, or no less of its floor. */
type AtMost = { readonly aim: { readonly atMost: number } }
type AtLeast = { readonly aim: { readonly atLeast: number } }
type AtLeastOfFloor = { readonly aim: { readonly atLeastOfFloor: number } }

export type Measurement = Measured &
  (AtMost | Floor | (Floor & AtMost) | (Floor & AtLeast) | (Floor & AtLeastOfFloor))
