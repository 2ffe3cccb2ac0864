// Every part of the look in every state. Only in development: nothing of it is built for visitors.
import type { ReactNode } from 'react'
import { PageTitle } from '../layout/page-title.tsx'
import { Button, ButtonLink, ExternalButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { ICON_NAMES } from '../ui/icon-names.ts'
import { Tabs } from '../ui/tabs.tsx'
import { toasts } from '../ui/toast-store.ts'
import { COLOURS, TABS, TOASTS, TYPE_STEPS } from './samples.ts'

export default function DesignPage() {
  return (
    <>
      <title>Design</title>
      <PageTitle title="Design" text="Slabs are read, blocks are pressed, yellow is the one thing to do." />
      <Part name="Colours">
        <div className="grid grid-cols-4 gap-2 md:grid-cols-8">
          {COLOURS.map((colour) => (
            <div key={colour} className="slab overflow-hidden">
              <div className="h-14" style={{ background: `var(--color-${colour})` }} />
              <p className="p-2 text-soft text-xs">{colour}</p>
            </div>
          ))}
        </div>
      </Part>
      <Part name="Type">
        <div className="slab grid gap-3 p-5">
          <p className="word text-[4.5rem] uppercase">Angkasa</p>
          {TYPE_STEPS.map(({ className, text }) => (
            <p key={text} className={className}>
              {text}
            </p>
          ))}
        </div>
      </Part>
      <Part name="Buttons">
        <Row>
          <Button>
            <Icon name="play" />
            Primary
          </Button>
          <Button variant="outline">Outline</Button>
          <Button size="lg">Large</Button>
          <Button size="sm">Small</Button>
          <Button variant="outline" size="sm">
            Small outline
          </Button>
          <ButtonLink to="." variant="outline">
            Link
          </ButtonLink>
          <ExternalButton href="https://angkasa.example/" variant="outline">
            External
            <Icon name="arrow-up-right" />
          </ExternalButton>
        </Row>
        <Row>
          <Button disabled>Disabled</Button>
          <Button variant="outline" disabled>
            Disabled
          </Button>
          <Button aria-busy="true" aria-disabled="true">
            <Icon name="loader" className="animate-spin" />
            Processing
          </Button>
          <button type="button" className="icon-btn" aria-label="Copy">
            <Icon name="copy" />
          </button>
        </Row>
      </Part>
      <Part name="Toasts">
        <Row>
          {TOASTS.map(({ kind, text }) => (
            <Button key={kind} variant="outline" onClick={() => toasts.show(kind, text)}>
              {kind}
            </Button>
          ))}
        </Row>
      </Part>
      <Part name="Slabs and badges">
        <div className="grid gap-4 md:grid-cols-2">
          <div className="slab p-5">A slab: something to read.</div>
          <a className="slab block p-5" href="#main">
            A slab that is a link: one step lighter under the pointer.
          </a>
        </div>
        <Row>
          <span className="badge">Badge</span>
          <i className="dot live text-ok" />
          <i className="dot text-bad" />
        </Row>
      </Part>
      <Part name="Icons">
        <Row>
          {ICON_NAMES.map((name) => (
            <span key={name} className="flex items-center gap-2 text-sm text-soft">
              <Icon name={name} className="text-ink text-xl" />
              {name}
            </span>
          ))}
        </Row>
      </Part>
      <section className="pt-10">
        <Tabs label="Tabs" tabs={TABS} selected="survival">
          <p className="wrap pt-4 text-soft">The panel of the selected tab.</p>
        </Tabs>
      </section>
    </>
  )
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="wrap pt-10">
      <h2 className="mb-4 text-xl">{name}</h2>
      {children}
    </section>
  )
}

function Row({ children }: { children: ReactNode }) {
  return <div className="mt-3 flex flex-wrap items-center gap-3">{children}</div>
}
