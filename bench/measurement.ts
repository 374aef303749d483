type Measured = { readonly name: string; readonly value: number; readonly unit: string }

/** The result of the barest way to do the same thing, on the same machine at the same time. */
type Floor = { readonly floor: number }

/** The aim on a quiet machine: at most this, at least this, or at least this share of the floor. */
type AtMost = { readonly aim: { readonly atMost: number } }
type AtLeast = { readonly aim: { readonly atLeast: number } }
type AtLeastOfFloor = { readonly aim: { readonly atLeastOfFloor: number } }

export type Measurement = Measured &
  (AtMost | Floor | (Floor & AtMost) | (Floor & AtLeast) | (Floor & AtLeastOfFloor))
