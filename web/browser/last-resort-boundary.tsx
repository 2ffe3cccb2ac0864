import { Component, type ReactNode } from 'react'
import { LastResort } from '../layout/last-resort.tsx'

/** A page that breaks in the browser shows a way out instead of nothing. */
export class LastResortBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    return this.state.broken ? <LastResort /> : this.props.children
  }
}
