import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'

type Props = {
  icon: IconName
  bad?: boolean
  level?: 1 | 2
  /** Nothing is at this address: beside a picture instead of below the icon. */
  isLost?: boolean
  title: string
  text?: string
  children?: ReactNode
}

export function Notice({ icon, bad = false, level = 1, isLost, title, text, children }: Props) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <section
      className={isLost ? 'wrap lost' : 'wrap grid justify-items-center gap-3 py-16 text-center lg:py-24'}
    >
      {isLost ? <i /> : <Icon name={icon} className={`text-3xl ${bad ? 'text-bad' : 'text-faint'}`} />}
      <Heading className={level === 1 ? 'text-2xl' : 'text-xl'}>{title}</Heading>
      {text && <p className="max-w-read text-soft">{text}</p>}
      {children && (
        <div className={`mt-3 flex flex-wrap items-center gap-3 ${isLost ? '' : 'justify-center'}`}>
          {children}
        </div>
      )}
    </section>
  )
}
