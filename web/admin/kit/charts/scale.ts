// Scale of a block chart: what one block is worth, and where the grid lines are.
import type { Language } from '#contract/language.ts'
import { wholeNumber } from '#web/kit/i18n/rupiah.ts'

const MAX_BLOCKS = 15
const STEPS = [1, 2, 5]
const MAX_LINES = 3

/** 1, 2 or 5 × 10ⁿ, so that the highest bar has at most 15 blocks. */
export function blockUnit(highest: number): number {
  for (let power = 1; ; power *= 10) {
    const step = STEPS.find((each) => highest <= each * power * MAX_BLOCKS)
    if (step !== undefined) return step * power
  }
}

/** Two or three values, none above the highest bar unless it is very low. */
export function gridLines(highest: number): number[] {
  for (let power = 1; ; power *= 10) {
    const step = STEPS.find((each) => Math.floor(highest / (each * power)) <= MAX_LINES)
    if (step === undefined) continue
    const unit = step * power
    const count = Math.max(1, Math.floor(highest / unit))
    return Array.from({ length: count }, (_, place) => (place + 1) * unit)
  }
}

const UNITS = {
  en: [
    [1_000_000_000, 'bn'],
    [1_000_000, 'm'],
    [1_000, 'k'],
  ],
  id: [
    [1_000_000_000, ' M'],
    [1_000_000, ' jt'],
    [1_000, ' rb'],
  ],
} as const

/** `Rp1.5m`, in Indonesian `Rp1,5 jt`. */
export function shortRupiah(value: number, language: Language): string {
  const [size, name] = UNITS[language].find(([each]) => value >= each) ?? [1, '']
  const tenths = Math.round((value / size) * 10)
  const rest = tenths % 10 === 0 ? '' : `${language === 'id' ? ',' : '.'}${tenths % 10}`
  return `Rp${wholeNumber(Math.floor(tenths / 10), '.')}${rest}${name}`
}
