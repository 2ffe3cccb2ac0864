import type { ReactNode } from 'react'
import { type Art, Picture } from '../ui/picture.tsx'

type Props = {
  title: string
  text?: string
  action?: ReactNode
  art?: Art
  /** Below the text. */
  children?: ReactNode
}

export function PageTitle({ title, text, action, art, children }: Props) {
  return (
    <div className="band">
      {art && <Picture art={art} alt="" sizes="(width >= 64rem) 58vw, 1px" />}
      <div
        className={`wrap flex flex-wrap items-end justify-between gap-4 pt-8 pb-4 ${art ? 'lg:pt-20 lg:pb-14' : 'lg:pt-12 lg:pb-6'}`}
      >
        <div>
          <h1 className="text-2xl lg:text-3xl">{title}</h1>
          {text && <p className={`mt-2 text-soft ${art ? 'max-w-[34rem]' : 'max-w-[44rem]'}`}>{text}</p>}
          {children}
        </div>
        {action}
      </div>
    </div>
  )
}
