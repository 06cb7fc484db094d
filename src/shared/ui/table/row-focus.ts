import { createContext, useContext } from 'react'

/** 0 in the row that Tab enters, -1 in every other. */
export const RowFocus = createContext<0 | -1>(0)

/** The tabIndex of what can be pressed inside a row: Tab goes through one row and then leaves the table. */
export const useRowTabIndex = (): 0 | -1 => useContext(RowFocus)
