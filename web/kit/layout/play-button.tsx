import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { usePlayNow } from './use-play-now.ts'

/** The large Play Now with what is known about the server in it. */
export function PlayButton({ className, children }: { className: string; children: ReactNode }) {
  const playNow = usePlayNow()
  return (
    <Button className={`min-w-0 justify-start gap-4 text-left ${className}`} {...playNow}>
      <PlaySign />
      {children}
    </Button>
  )
}

function PlaySign() {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 12 12"
      shapeRendering="crispEdges"
      fill="currentColor"
      className="flex-none"
      aria-hidden="true"
    >
      <path d="M2 1h2v1h2v1h2v1h2v1h1v2h-1v1H8v1H6v1H4v1H2z" />
    </svg>
  )
}
