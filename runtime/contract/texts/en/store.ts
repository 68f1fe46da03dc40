/** The texts of the store and of accounts in English, by topic: part of their chunks. */
import { checkoutMessages, productMessages } from '../../commerce/constants.ts';

/** A product and its button. */
export const product = {
  adding: 'Adding…',
  added: 'Added!',
  soldOut: 'Sold Out',
  unavailable: 'This combination is not available.',
  salePrice: 'Sale Price:',
  originalPrice: 'Original Price:',
  left: (count: number): string => `Only ${count} left in stock`,
  choose: (option: string): string => `Please select ${option}.`,
  badQuantity: 'Please enter a whole number from 1 to 9999.',
  failed: 'This could not be added to the cart. Please try again.',
} as const;

/** The full-page cart. */
export const cart = {
  close: 'Close',
  title: 'Shopping Cart',
  loading: 'Loading…',
  empty: 'You have nothing in your shopping cart.',
  continueShopping: 'Continue Shopping',
  removed: (title: string): string => `${title} was removed.`,
  undo: 'Undo',
  remove: (title: string): string => `Remove ${title}`,
  less: (title: string): string => `One less: ${title}`,
  more: (title: string): string => `One more: ${title}`,
  quantityOf: (title: string): string => `Quantity of ${title}`,
  edit: (title: string): string => `Edit the details of ${title}`,
  save: 'Save',
  cancel: 'Cancel',
  left: (count: number): string => `Only ${count} left in stock`,
  coupon: 'Promo code',
  apply: 'Apply',
  country: 'Country',
  state: 'State',
  zip: 'Postal code',
  estimate: 'Estimate shipping',
  subtotal: 'Subtotal',
  discount: 'Discount',
  shipping: 'Shipping',
  tax: 'Tax',
  total: 'Total',
  checkout: 'Checkout',
  expressCheckout: 'Express checkout',
  /** Answers of a survey in a product's form, by value. */
  likert: { '-2': 'Strongly Disagree', '-1': 'Disagree', 0: 'Neutral', 1: 'Agree', 2: 'Strongly Agree' },
  soldOut: 'Sold Out',
  noForm: 'These details cannot be changed right now. Your order keeps what you wrote.',
  offline: 'You are offline. Your changes are kept and saved as soon as there is a connection.',
} as const;

/** Visitors' accounts: the dialog, the panel, and the screen of a page that a visitor may not see. */
export const account = {
  title: 'Account',
  logIn: 'Log in',
  signUp: 'Create account',
  forgot: 'Forgot your password?',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail address',
  password: 'Password',
  remember: 'Remember me',
  noAccount: 'New here?',
  haveAccount: 'Already have an account?',
  forgotLead: 'Enter your e-mail address, and we send you a link to choose a new password.',
  sendLink: 'Send the link',
  sent: 'If there is an account with this address, a link is on its way.',
  close: 'Close',
  orders: 'Your orders',
  noOrders: 'You have not ordered anything yet.',
  logOut: 'Log out',
  cloneCart: 'Keep a copy of my cart on this device',
  working: 'One moment…',
  failed: 'That did not work. Please try again.',
  badEmail: 'Please enter an e-mail address.',
  shortPassword: 'Please enter at least 8 characters.',
  required: 'Please fill this in.',
  denied: 'This page is for members.',
  deniedText: 'Log in with an account that has access, or go back.',
  hello: (name: string): string => `Hello, ${name}`,
  order: (number: number): string => `Order ${number}`,
} as const;

/** The quick view of a product, and the panel of the cart. */
export const quickView = {
  close: 'Close',
  choose: (option: string): string => `Choose ${option}`,
  quantity: 'Quantity',
  add: 'Add To Cart',
  view: 'View the full page',
  loading: 'Loading…',
  gone: 'This product cannot be shown here.',
  openCart: 'Go to the cart',
} as const;

/** The choice among a product's plans. */
export const plans = {
  legend: 'How to buy it',
  once: (price: string): string => `One-time purchase: ${price}`,
} as const;

/** The form of a product, before it is bought. */
export const productForm = {
  unreadable: 'The form of this product cannot be shown. You can buy the product without it.',
  failed: 'The form of this product could not be loaded. Please check your connection and try again.',
} as const;

/** A donation block. */
export const donation = {
  badAmount: (least: string, most: string): string => `Please enter an amount from ${least} to ${most}.`,
} as const;

export const storeEn = {
  donation,
  plans,
  productForm,
  account,
  quickView,
  product,
  cart,
  checkout: checkoutMessages,
  products: productMessages,
} as const;
