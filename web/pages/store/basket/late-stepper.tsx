import type { ComponentProps } from 'react'
import { TryAgain } from '#web/kit/ui/try-again.tsx'
import { useLoaded } from '#web/kit/ui/use-loaded.ts'
import type { BasketStepper } from './stepper.tsx'

/** Loaded after the page, for pages on which few press it. */
export function LateStepper(props: ComponentProps<typeof BasketStepper>) {
  const Loaded = useLoaded(() => import('./stepper.tsx').then((module) => module.BasketStepper), true)
  return (
    <div className="min-h-11">{Loaded === 'failed' ? <TryAgain /> : Loaded && <Loaded {...props} />}</div>
  )
}
