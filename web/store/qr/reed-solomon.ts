// Reed-Solomon over the 256 values of a byte: the signs that let a scratched code still be read.
const POLYNOMIAL = 0x11d

/** The product of two values in the field of 256. */
export function multiply(one: number, other: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * POLYNOMIAL)
    product ^= ((other >>> bit) & 1) * one
  }
  return product
}

/** The polynomial that every block is divided by; its leading 1 is left out. */
function divisorOf(degree: number): number[] {
  const divisor: number[] = [...new Array<number>(degree - 1).fill(0), 1]
  let root = 1
  for (let step = 0; step < degree; step += 1) {
    for (let place = 0; place < degree; place += 1) {
      divisor[place] = multiply(divisor[place] ?? 0, root) ^ (divisor[place + 1] ?? 0)
    }
    root = multiply(root, 2)
  }
  return divisor
}

/** The signs that follow a block of data: what is left after the division. */
export function correctionOf(data: readonly number[], count: number): number[] {
  const divisor = divisorOf(count)
  let rest = new Array<number>(count).fill(0)
  for (const value of data) {
    const factor = value ^ (rest[0] ?? 0)
    rest = divisor.map((coefficient, place) => (rest[place + 1] ?? 0) ^ multiply(coefficient, factor))
  }
  return rest
}
