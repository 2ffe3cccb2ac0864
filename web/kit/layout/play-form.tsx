import { usePlayForm } from './use-play-now.ts'

/** Leads to the page of the join sheet when a Play Now button is pressed before any script runs. */
export function PlayForm() {
  return <form {...usePlayForm()} hidden />
}
