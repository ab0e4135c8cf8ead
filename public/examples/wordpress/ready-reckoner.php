<?php
/**
 * Plugin Name: Ready Reckoner
 * Description: A block with a calculator. Put this folder into wp-content/plugins and activate it; nothing is built.
 * Version: 1.0.0
 * Requires at least: 6.5
 * License: MIT
 */

// The site whose calculators these are.
const READY_RECKONER_SITE = 'https://your.site';

add_action( 'init', function () {
	wp_register_script_module( 'ready-reckoner', READY_RECKONER_SITE . '/embed/element.js' );
	wp_register_script( 'ready-reckoner-block', plugins_url( 'block.js', __FILE__ ), array( 'wp-blocks', 'wp-element', 'wp-block-editor', 'wp-components' ), '1.0.0', true );
	register_block_type( __DIR__, array( 'render_callback' => 'ready_reckoner_render' ) );
} );

/** Each line of "inputs" is a name and a value: price=450000. */
function ready_reckoner_render( $attributes ) {
	wp_enqueue_script_module( 'ready-reckoner' );
	$given = array( 'slug' => $attributes['slug'] ?? 'tip' );
	foreach ( preg_split( '/\R/', $attributes['inputs'] ?? '' ) as $line ) {
		if ( preg_match( '/^\s*([a-z][a-z0-9_]*)\s*=\s*(.+?)\s*$/', $line, $found ) ) {
			$given[ $found[1] ] = $found[2];
		}
	}
	$written = '';
	foreach ( $given as $name => $value ) {
		$written .= ' ' . $name . '="' . esc_attr( $value ) . '"';
	}
	return '<reckoner-calculator' . $written . '></reckoner-calculator>';
}
