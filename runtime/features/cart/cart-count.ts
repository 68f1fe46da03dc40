/** Shows the number of pieces in every place for it, and the floating cart unless the cart is empty. `commerce#cart-count` */
export function showCartCount(document: Document, totalQuantity: number): void {
  for (const count of document.querySelectorAll('.sqs-cart-quantity')) {
    count.textContent = `${totalQuantity}`;
    count.closest('.sqs-custom-cart')?.classList.toggle('cart-quantity-zero', totalQuantity === 0);
  }
  document.querySelector('#floatingCart,.floating-cart')?.classList.toggle('hidden', totalQuantity === 0);
}
