// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Tabs } from './tabs.tsx'

afterEach(cleanup)

const values = ['one', 'two', 'three'] as const

function ThreeTabs() {
  const [value, setValue] = useState<(typeof values)[number]>('one')
  const tabs = values.map((each) => ({ value: each, title: each, content: <input aria-label={`words of ${each}`} /> }))
  return <Tabs label="Number" value={value} onChange={setValue} tabs={tabs} />
}

const tab = (name: string) => screen.getByRole('tab', { name })
const chosen = () => screen.getByRole('tab', { selected: true })

test('one panel is shown, named by its tab', () => {
  render(<ThreeTabs />)
  fireEvent.click(tab('two'))
  expect(screen.getAllByRole('tabpanel')).toEqual([screen.getByRole('tabpanel', { name: 'two' })])
})

test('what was typed in a panel stays while another is shown', () => {
  render(<ThreeTabs />)
  fireEvent.change(screen.getByLabelText('words of one'), { target: { value: 'typed' } })
  fireEvent.click(tab('two'))
  fireEvent.click(tab('one'))
  expect(screen.getByLabelText<HTMLInputElement>('words of one').value).toBe('typed')
})

test('arrows, Home and End choose as they go, round and round, and take the focus along', () => {
  render(<ThreeTabs />)
  for (const [key, name] of [
    ['ArrowLeft', 'three'],
    ['ArrowRight', 'one'],
    ['ArrowRight', 'two'],
    ['Home', 'one'],
    ['End', 'three'],
    ['a', 'three'],
  ] as const) {
    fireEvent.keyDown(chosen(), { key })
    expect(chosen()).toBe(tab(name))
    if (key !== 'a') expect(document.activeElement).toBe(tab(name))
  }
})

test('the Tab key reaches the chosen tab alone', () => {
  render(<ThreeTabs />)
  fireEvent.click(tab('two'))
  expect(values.map((name) => tab(name).tabIndex)).toEqual([-1, 0, -1])
})
