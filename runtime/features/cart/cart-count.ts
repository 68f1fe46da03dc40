/** Shows the number of pieces wherever the page has a place for it, and brings out a floating cart that has something in it. Wild 2 §3. */
export function showCartCount(document: Document, totalQuantity: number): void {
  for (const place of document.querySelectorAll('.sqs-cart-quantity')) {
    place.textContent = `${totalQuantity}`;
    place.closest('.sqs-custom-cart')?.classList.toggle('cart-quantity-zero', totalQuantity === 0);
  }
  document.querySelector('#floatingCart,.floating-cart')?.classList.toggle('hidden', totalQuantity === 0);
}
