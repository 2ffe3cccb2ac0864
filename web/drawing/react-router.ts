// What pages import from `react-router` when they are drawn on the built server: the light runtime that they have in the
// browser too, and what only loaders need.
export { createContext, data, RouterContextProvider, redirect } from 'react-router'
export * from '../browser/react-router.tsx'
