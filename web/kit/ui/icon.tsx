// One icon of the sprite icons.svg, which browsers cache.
import type { IconName } from './icon-names.ts'
import sprite from './icons.svg?no-inline'

export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg className={`icon ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
